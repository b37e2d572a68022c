import { type Box, middleOf } from "../geometry.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import type { NodeShape } from "./flowchart.ts";
import type { PlacedNode } from "./layout/placedFlowchart.ts";
import { DOT_RADIUS, LID, pointLength, SLANT } from "./nodeShape.ts";

/** A node's shape with its text. */
export function drawNode({ node, lines, ...box }: PlacedNode): string {
  const { x, y } = middleOf(box);
  // The lid takes its room from the top only.
  const at = { x, y: node.shape === "cylinder" ? y + LID / 2 : y };
  return drawShape(node.shape, box) + (node.label ? textTag("d-text", lines, at) : "");
}

function drawShape(shape: NodeShape, box: Box): string {
  const { x, y, width, height } = box;
  const { x: cx, y: cy } = middleOf(box);
  const [right, bottom] = [x + width, y + height];
  const path = (d: string, className = "d-node") => tag("path", { class: className, d });
  switch (shape) {
    case "decision": {
      const [from, to] = [x + pointLength(height), right - pointLength(height)];
      const d = `M${x} ${cy}L${from} ${y}H${to}L${right} ${cy}L${to} ${bottom}H${from}Z`;
      return path(d, "d-node d-decision");
    }
    case "slant":
      return path(`M${x + SLANT} ${y}H${right}L${right - SLANT} ${bottom}H${x}Z`);
    case "flag":
      return path(`M${x} ${y}H${right}V${bottom}H${x}L${x + SLANT} ${cy}Z`);
    case "circle":
      return tag("ellipse", { class: "d-node", cx, cy, rx: width / 2, ry: height / 2 });
    case "start":
      return tag("circle", { class: "d-dot", cx, cy, r: DOT_RADIUS });
    case "end":
      return (
        tag("circle", { class: "d-ring", cx, cy, r: DOT_RADIUS }) +
        tag("circle", { class: "d-dot", cx, cy, r: DOT_RADIUS / 2 })
      );
    case "cylinder": {
      const [top, base] = [y + LID, bottom - LID];
      const arc = `A${width / 2} ${LID} 0 0 0`;
      const side = `M${x} ${top}V${base}${arc} ${right} ${base}V${top}`;
      const lid = `M${x} ${top}${arc} ${right} ${top}${arc} ${x} ${top}`;
      return path(side + lid);
    }
    case "subroutine":
      return rectTag("d-node", box, 0) + path(`M${x + 6} ${y}V${bottom}M${right - 6} ${y}V${bottom}`);
    case "stadium":
      return rectTag("d-node", box, height / 2);
    case "note":
      return rectTag("d-note", box, 2);
    default:
      return rectTag("d-node", box, shape === "round" ? 12 : 4);
  }
}
