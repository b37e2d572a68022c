import type { Box } from "../../geometry.ts";
import { pathData, rectTag, tag, textTag } from "../../svgMarkup.ts";
import { TEXT } from "../../textSize.ts";
import type { NodeShape } from "../flowchart.ts";
import type { PlacedNode } from "../layout/placedFlowchart.ts";
import { DOT_RADIUS, LID, nodeOutline } from "../nodeOutline.ts";

/** A node's shape with its text. */
export function drawNode({ node, lines, ...box }: PlacedNode): string {
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  // The lid takes its room from the top only.
  const at = node.shape === "cylinder" ? { ...middle, y: middle.y + LID / 2 } : middle;
  const text = node.label ? textTag({ className: "d-text", lines, at, ...TEXT }) : "";
  return drawShape(node.shape, box) + text;
}

function drawShape(shape: NodeShape, box: Box): string {
  const { x, y, width, height } = box;
  const center = { cx: x + width / 2, cy: y + height / 2 };
  switch (shape) {
    case "decision":
      return tag("path", { class: "d-node d-decision", d: pathData(nodeOutline(shape, box), true) });
    case "slant":
    case "flag":
      return tag("path", { class: "d-node", d: pathData(nodeOutline(shape, box), true) });
    case "circle":
      return tag("ellipse", { class: "d-node", ...center, rx: width / 2, ry: height / 2 });
    case "start":
      return tag("circle", { class: "d-dot", ...center, r: DOT_RADIUS });
    case "end":
      return (
        tag("circle", { class: "d-ring", ...center, r: DOT_RADIUS }) +
        tag("circle", { class: "d-dot", ...center, r: DOT_RADIUS / 2 })
      );
    case "cylinder": {
      const [top, bottom, right] = [y + LID, y + height - LID, x + width];
      const arc = `A${width / 2} ${LID} 0 0 0`;
      const side = `M${x} ${top}V${bottom}${arc} ${right} ${bottom}V${top}`;
      const lid = `M${x} ${top}${arc} ${right} ${top}${arc} ${x} ${top}`;
      return tag("path", { class: "d-node", d: side + lid });
    }
    case "subroutine":
      return (
        rectTag("d-node", box, 0) +
        tag("path", { class: "d-node", d: `M${x + 6} ${y}v${height}M${x + width - 6} ${y}v${height}` })
      );
    case "stadium":
      return rectTag("d-node", box, height / 2);
    case "note":
      return rectTag("d-note", box, 2);
    default:
      return rectTag("d-node", box, shape === "round" ? 12 : 4);
  }
}
