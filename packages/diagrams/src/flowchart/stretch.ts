/** A stretch on which an edge runs straight down; between two stretches it bends. */
export interface Stretch {
  x: number;
  top: number;
  bottom: number;
}
