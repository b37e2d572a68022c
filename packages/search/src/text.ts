export { cutPassage, type Fragment, markWords } from "./text/markWords.ts";
