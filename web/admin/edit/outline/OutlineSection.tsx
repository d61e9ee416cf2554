import { Button, GridList, GridListItem } from "react-aria-components";
import { HandleIcon } from "../../../ui/icon/HandleIcon";
import { TouchHandle } from "../../../ui/touch-drag/TouchHandle";
import { touchItem } from "../../../ui/touch-drag/useTouchDrag";
import { type ProjectValues, type SectionKey, sections } from "../model/projectValues";
import { outlineRows } from "./outlineRows";
import { useOutlineDrag } from "./useOutlineDrag";

type Props = {
  values: ProjectValues;
  section: SectionKey;
  isBeside: boolean;
  onGo: (part: string) => void;
};

/** A section of the outline: the way to it, and its modules, which are dragged from place to place. */
export function OutlineSection({ values, section, isBeside, onGo }: Props) {
  const rows = outlineRows(section, values[section]);
  const dragAndDropHooks = useOutlineDrag({ values, section, rows, isBeside });
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
        dependencies={[values]}
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
}
