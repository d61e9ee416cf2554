import { type FocusEvent, type KeyboardEvent, useId } from "react";
import { IconButton } from "../../ui/button/IconButton";
import { ChevronDownIcon, ChevronUpIcon, HandleIcon, TrashIcon } from "../../ui/icon/icons";
import { isComposing } from "../../ui/isComposing";
import { pointerHandle, touchItem } from "../../ui/touch-drag/useTouchDrag";
import { isBlankRow, type ListColumn, type ListRow } from "./listColumn";

type Props<Key extends string> = {
  id: string;
  /** The name of the row within a sentence: "link 2". */
  name: string;
  columns: readonly ListColumn<Key>[];
  row: ListRow<Key>;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the first text is marked as invalid because of the server's error about the list. */
  isMarked: boolean;
  /** Whether the errors of the row are shown. */
  showsFaults: boolean;
  onLeave: () => void;
  onChange: (row: ListRow<Key>) => void;
  onEnter: () => void;
  onStep: (step: "up" | "down") => void;
  onRemove: () => void;
};

/** One row of a list: its handle, its texts, and the buttons that move and remove it. */
export function ListFieldRow<Key extends string>({
  id,
  name,
  columns,
  row,
  isFirst,
  isLast,
  isMarked,
  showsFaults,
  onLeave,
  onChange,
  onEnter,
  onStep,
  onRemove,
}: Props<Key>) {
  const fieldId = useId();
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    onEnter();
  };
  const set = (key: Key, text: string) => onChange({ ...row, [key]: text });
  return (
    <li className="list-field-row stack-close" {...touchItem(id)} onBlur={handleBlur}>
      <span className="list-field-handle brightens rounded" title="Drag to move" {...pointerHandle}>
        <HandleIcon />
      </span>
      <div className="list-field-cells stack-close">
        {columns.map(({ key, label, complete, faultOf, ...input }, index) => {
          const fault = showsFaults && !isBlankRow(row) ? faultOf?.(row[key], row) : undefined;
          const cellId = `${fieldId}-${key}`;
          return (
            <div key={key} className="field">
              <label className="field-label" htmlFor={cellId}>
                {label}
                <span className="visually-hidden">, {name}</span>
              </label>
              <input
                type="text"
                autoComplete="off"
                {...input}
                id={cellId}
                className="field-control"
                data-part={index === 0 ? "first" : undefined}
                aria-invalid={fault || (isMarked && index === 0) ? true : undefined}
                aria-describedby={fault && `${cellId}-fault`}
                value={row[key]}
                onChange={({ target }) => set(key, target.value)}
                onKeyDown={handleKeyDown}
                onBlur={() => {
                  const text = complete?.(row[key]) ?? row[key];
                  if (text !== row[key]) set(key, text);
                }}
              />
              {fault && (
                <p className="field-error" id={`${cellId}-fault`}>
                  {fault}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <div className="list-field-actions">
        <IconButton
          label={`Move ${name} up`}
          hint="Move up"
          data-part="up"
          aria-disabled={isFirst || undefined}
          onClick={() => onStep("up")}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          hint="Move down"
          data-part="down"
          aria-disabled={isLast || undefined}
          onClick={() => onStep("down")}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton label={`Remove ${name}`} hint="Remove" variant="destructive" onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
