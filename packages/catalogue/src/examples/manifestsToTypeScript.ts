import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from "yaml";

/** Converts each manifest to a constant typed as its kind, with every value on its original line. */
export function manifestsToTypeScript(code: string, typesFolder: string): string {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter });
  let source = "";
  let line = 1;

  const moveTo = (node: unknown) => {
    const start = (node as Node | null)?.range?.[0];
    const target = start === undefined ? line : lineCounter.linePos(start).line;
    source += "\n".repeat(Math.max(0, target - line));
    line = Math.max(line, target);
  };
  const write = (node: unknown, resolve: (alias: Node) => unknown): void => {
    if (isMap(node)) {
      source += "{ ";
      for (const { key, value } of node.items) {
        moveTo(key);
        source += `${JSON.stringify(String(key))}: `;
        write(value, resolve);
        source += ", ";
      }
      source += "}";
    } else if (isSeq(node)) {
      source += "[";
      for (const item of node.items) {
        moveTo(item);
        write(item, resolve);
        source += ", ";
      }
      source += "]";
    } else if (isAlias(node)) {
      source += JSON.stringify(resolve(node));
    } else {
      source += JSON.stringify(isScalar(node) ? node.value : null);
    }
  };

  for (const [index, document] of documents.entries()) {
    if (!isMap(document.contents)) continue;
    moveTo(document.contents);
    const type = `import("${typesFolder}/${moduleOf(String(document.get("apiVersion")))}").${document.get("kind")}`;
    source += `export const manifest${index}: ${type} = `;
    write(document.contents, (alias) => alias.toJS(document));
    source += "; ";
  }
  return source;
}

/** `apps/v1` is in `apps/v1`, `networking.k8s.io/v1` in `networking/v1`, and `v1`, the oldest group, in `core/v1`. */
function moduleOf(apiVersion: string): string {
  const [group, version] = apiVersion.split("/");
  return version === undefined ? `core/${group}` : `${group?.split(".")[0]}/${version}`;
}
