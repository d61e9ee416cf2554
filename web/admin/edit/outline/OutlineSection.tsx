import { memo } from "react";
import { Button, GridList, GridListItem } from "react-aria-components";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { HandleIcon } from "../../../ui/icon/HandleIcon";
import { TouchHandle } from "../../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../../ui/touch-drag/useTouchDrag";
import { type SectionKey, sections } from "../model/projectValues";
import { outlineRows } from "./outlineRows";
import { useOutlineDrag } from "./useOutlineDrag";

type Props = {
  section: SectionKey;
  modules: readonly ContentModule[];
  isBeside: boolean;
  onGo: (part: string) => void;
};

/** A section of the outline: the way to it, and its modules, which are dragged from place to place. */
export const OutlineSection = memo(function OutlineSection({
  section,
  modules,
  isBeside,
  onGo,
}: Props) {
  const rows = outlineRows(section, modules);
  const dragAndDropHooks = useOutlineDrag({ section, rows, isBeside });
  const { name } = sections[section];
  return (
    <>
      <button
        type="button"
        className="edit-outline-link"
        onClick={() => onGo(section)}
        {...touchItem(section)}
      >
        {name}
        <span className="edit-outline-count">
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
            textValue={row.hidden ? `${row.name}, hidden` : row.name}
            data-concealed={row.hidden || undefined}
            {...touchItem(row.id)}
          >
            <span className="outline-module-number">{row.number}</span>
            <span className="outline-module-words" dir="auto">
              {row.words}
            </span>
            <TouchHandle>
              <Button className="outline-module-handle" slot="drag">
                <HandleIcon />
              </Button>
            </TouchHandle>
          </GridListItem>
        )}
      </GridList>
    </>
  );
});
