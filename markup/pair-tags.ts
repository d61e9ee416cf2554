import type { PhrasingContent } from "mdast";
import type {} from "./tree.ts";

/** What two tags `<u>` and `</u>` enclose, underlined. A tag without a partner stays as it is. */
export function pairTags(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const opening =
      node.type === "html" && node.value === "</u>"
        ? result.findLastIndex((before) => before.type === "html" && before.value === "<u>")
        : -1;
    if (opening === -1) result.push(node);
    else result.push({ type: "underline", children: result.splice(opening).slice(1) });
  }
  return result;
}
