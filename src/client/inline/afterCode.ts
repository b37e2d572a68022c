/** Follows a text with code: wraps its lines before they are painted, for visitors who want that. */
import { applyCodeWrap } from "../applyCodeWrap.ts";
import { storedChoice } from "./storedChoice.ts";

applyCodeWrap(document, { get: storedChoice });
