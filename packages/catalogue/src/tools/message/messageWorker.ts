import type { MessageFacts } from "../../toml/toolFiles.ts";
import { answerTexts } from "../answerTexts.ts";
import { explainMessage } from "./explainMessage.ts";

answerTexts((facts: MessageFacts) => (text) => explainMessage(text, facts));
