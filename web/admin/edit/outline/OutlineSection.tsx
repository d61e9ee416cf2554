import { memo } from "react";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { type DragAndDropHooks, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import type { SectionKey } from "../../../../content/sections";
import { TouchHandle } from "../../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../../ui/touch-drag/useTouchDrag";
import { onceByModule } from "../model/onceByModule";
import { isBlank, mediaOf, moduleLabel, previewText } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { useModuleEditing } from "../modules/ModuleEditing";
import { moduleDragType } from "../modules/moduleDragType";

type Props = {
  section: SectionKey;
  name: string;
  isLeftOut: boolean;
  modules: readonly ContentModule[];
  /** Addresses of the pictures in the brief. */
  briefPictures: readonly string[];
  isBeside: boolean;
  onGo: (part: string) => void;
};

/** A section of the outline with its modules, which can be dragged. */
export const OutlineSection = memo(function OutlineSection({
  section,
  name,
  isLeftOut,
  modules,
  briefPictures,
  isBeside,
  onGo,
}: Props) {
  const rows = outlineRows(name, isLeftOut, modules, briefPictures);
  const dragAndDropHooks = useOutlineDrag({ section, rows, isBeside });
  return (
    <>
      <button
        type="button"
        className="edit-outline-link"
        data-concealed={isLeftOut || undefined}
        onClick={() => onGo(section)}
        {...touchItem(section)}
      >
        {name}
        {isLeftOut && <span className="visually-hidden">, left out</span>}
        <span className="edit-outline-count smaller">
          {rows.length}
          <span className="visually-hidden"> modules</span>
        </span>
      </button>
      <GridList
        className="outline-modules"
        aria-label={`Modules of ${name}`}
        items={rows}
        dependencies={[modules]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onGo(String(key))}
        renderEmptyState={() => <span className="outline-modules-empty" />}
      >
        {(row) => (
          <GridListItem
            id={row.id}
            className="outline-module"
            textValue={`${row.name}, ${row.shownIn}`}
            data-concealed={row.hidden || undefined}
            {...touchItem(row.id)}
          >
            <span className="outline-module-number tabular fixed-size">{row.number}</span>
            <span className="outline-module-words one-line" dir="auto">
              {row.words}
            </span>
            <span className="outline-module-surfaces fixed-size" title={row.shownIn}>
              {surfaces.map((surface) => (
                <span
                  key={surface}
                  className="outline-surface"
                  data-in={row.surfaces.has(surface) || undefined}
                />
              ))}
            </span>
            <TouchHandle className="outline-module-handle centered" />
          </GridListItem>
        )}
      </GridList>
    </>
  );
});

/** The drag type of modules while the outline is a dialog over the form. The form does not accept this type. */
const apart = "application/x-vitrine-outline";

type Options = {
  section: SectionKey;
  rows: readonly OutlineRow[];
  /** Whether the outline is beside the form, so that modules can be dragged between both. */
  isBeside: boolean;
};

/** Dragging of modules, by mouse or keyboard, within a section and to other sections. */
function useOutlineDrag({ section, rows, isBeside }: Options): DragAndDropHooks {
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
    // Handles modules from another section, or from the form.
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

/** A module in the outline. */
type OutlineRow = {
  id: string;
  number: number;
  words: string;
  name: string;
  hidden: boolean;
  /** The outputs of the project that show the module, such as its page and its PDF. */
  surfaces: ReadonlySet<Surface>;
  /** The names of the outputs, or, if no output shows the module, the reason. */
  shownIn: string;
};

/** The outputs that show a project, in the order of their marks in the outline. */
export const surfaces = ["page", "brief", "slides", "PDF"] as const;

type Surface = (typeof surfaces)[number];

function surfacesOf(module: ContentModule, briefPictures: readonly string[]): Surface[] {
  const inBrief = mediaOf(module).some((src) => briefPictures.includes(src));
  const inSlides = module.inPresentation ?? true;
  return [
    "page",
    ...(inBrief ? ["brief" as const] : []),
    ...(inSlides ? ["slides" as const] : []),
    "PDF",
  ];
}

/** The name of a module for the owner: its label; if that is missing, its first words, or its type. */
const wordsOfModule = onceByModule(
  (module) => module.label || previewText(module) || moduleLabel(module.type),
);

/** The modules of a section, in the order of the page. */
export function outlineRows(
  sectionName: string,
  isLeftOut: boolean,
  modules: readonly ContentModule[],
  briefPictures: readonly string[],
): OutlineRow[] {
  return [...modules.entries()].map(([index, module]) => {
    const hidden = module.hidden ?? false;
    const isShown = !isLeftOut && !hidden && !isBlank(module);
    const found = isShown ? surfacesOf(module, briefPictures) : [];
    return {
      id: module.id,
      number: index + 1,
      words: wordsOfModule(module),
      name: `Module ${index + 1} of ${sectionName}: ${wordsOfModule(module)}`,
      hidden,
      surfaces: new Set(found),
      shownIn:
        found.length > 0 ? `in ${inWords.format(found)}` : hidden ? "hidden" : "shown nowhere",
    };
  });
}

const inWords = new Intl.ListFormat("en-GB");
