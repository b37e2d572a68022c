/** Goes to the end of `<body>`: puts the visitor's choices in place before paint, then loads the client. */
import { applyCodeWrap } from "../applyCodeWrap.ts";
import { applyTabs } from "../applyTabs.ts";
import { safeStore } from "../safeStore.ts";
import { importInTurn } from "./importInTurn.ts";
import { loadClient } from "./loadClient.ts";
import { showLoadFailure } from "./showLoadFailure.ts";

const { scripts = "", base = "" } = document.currentScript?.dataset ?? {};
const local = safeStore(() => localStorage);

applyTabs(document, local);
applyCodeWrap(document, local);
loadClient({
  window,
  load: () => importInTurn(document, scripts.split(" ")),
  onFailure(error) {
    console.error(error);
    showLoadFailure(document, base);
  },
});
