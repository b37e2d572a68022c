import type { ExpressionFacts } from "../../expression/expressionFacts.ts";
import { answerTexts } from "../answerTexts.ts";
import { runExpression } from "./runExpression.ts";

/** The text is the input as JSON. */
answerTexts((facts: ExpressionFacts) => (question) => runExpression(JSON.parse(question), facts));
