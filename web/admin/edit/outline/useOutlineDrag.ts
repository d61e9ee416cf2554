import { type DragAndDropHooks, useDragAndDrop } from "react-aria-components";
import type { SectionKey } from "../model/projectValues";
import { useModuleEditing } from "../modules/ModuleEditing";
import { moduleDragType } from "../modules/moduleDragType";
import type { OutlineRow } from "./outlineRows";

/** Within an outline that stands over the form, whose own places are out of reach. */
const apart = "application/x-vitrine-outline";

type Options = {
  section: SectionKey;
  rows: readonly OutlineRow[];
  /** Whether the outline stands beside the form, and modules are dragged from one to the other. */
  isBeside: boolean;
};

/** Drags the modules of a section, by mouse or keyboard, to other places of it and of other sections. */
export function useOutlineDrag({ section, rows, isBeside }: Options): DragAndDropHooks {
  const { arrangeBeside, setDragging } = useModuleEditing();
  const type = isBeside ? moduleDragType : apart;
  const put = (id: string, target: string, side: "before" | "after" | "on") => {
    if (side !== "on") arrangeBeside(id, target, side);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      rows
        .filter(({ id }) => new Set(keys).has(id))
        .map(({ id, words }) => ({ [type]: id, "text/plain": words })),
    getAllowedDropOperations: () => ["move"],
    acceptedDragTypes: [type],
    getDropOperation: (target) =>
      (target.type === "root" ? rows.length === 0 : target.dropPosition !== "on")
        ? "move"
        : "cancel",
    onDragStart: () => isBeside && setTimeout(() => setDragging(true)),
    onDragEnd: () => isBeside && setTimeout(() => setDragging(false)),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      for (const moved of keys) put(String(moved), String(key), dropPosition);
    },
    // From another section, or a card of the form.
    onInsert: async ({ items, target: { key, dropPosition } }) => {
      for (const item of items) {
        if (item.kind === "text") put(await item.getText(type), String(key), dropPosition);
      }
    },
    onRootDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind === "text") put(await item.getText(type), section, "after");
      }
    },
  });
  return dragAndDropHooks;
}
