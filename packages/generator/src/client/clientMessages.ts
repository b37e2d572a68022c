/** Texts that only script shows; those of the document are in the app's messages. */
export const clientMessages = {
  wrap: "Wrap",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copying failed",
  closeDiagram: "Close",
} as const;
