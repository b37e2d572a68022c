/** What a key press sends to a field after `keydown`, which shortcuts of the page listen to. */
const TYPES = ["keypress", "textInput", "input", "keyup", "selectionchange"];

/**
 * Tells of new text in a field. Nobody on the way to it listens to these events, but React would look for somebody
 * twice with every one of them, a tenth of a key press in all: so they end at the window.
 */
export function takeTyping(host: Window, field: HTMLElement, onText: () => void): { stop(): void } {
  function take(event: Event) {
    if (event.target !== field) return;
    event.stopPropagation();
    if (event.type === "input") onText();
  }

  for (const type of TYPES) host.addEventListener(type, take, true);
  return {
    stop() {
      for (const type of TYPES) host.removeEventListener(type, take, true);
    },
  };
}
