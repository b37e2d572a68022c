/** A diagram that cannot be drawn, with the line of its source that says why. */
export class DiagramError extends Error {
  readonly line: number | null;

  constructor(message: string, line: number | null, options?: ErrorOptions) {
    super(message, options);
    this.line = line;
  }
}
