/** Texts that only a running script shows; what the page itself shows is in the app's messages. */
export const clientMessages = {
  wrap: "Wrap",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copying failed",
  closeDiagram: "Close",
} as const;
