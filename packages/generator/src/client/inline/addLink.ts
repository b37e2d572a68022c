/** Asks the browser for something that a document does not ask for by itself. */
export function addLink(properties: Record<string, string>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}
