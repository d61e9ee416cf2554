import { type ReactNode, useRef } from "react";
import { useDrop } from "react-aria/useDrop";
import type { ModulePlace } from "../model/moduleEdits";
import { useModuleEditing } from "./ModuleEditing";
import { moduleDragType } from "./moduleDragType";
import "./ModuleGap.css";

type Props = {
  /** The section and the number of modules before it. */
  place: ModulePlace;
  /** Where a module that is dropped here goes to, in words. */
  label: string;
  isDragging: boolean;
  onDrop: (moduleId: string) => void;
  children?: ReactNode;
};

/** The room between two modules, where a third one can be put down. */
export function ModuleGap({ place, label, isDragging, onDrop, children }: Props) {
  const gap = useRef<HTMLDivElement>(null);
  const { setDragging } = useModuleEditing();
  const { dropProps, isDropTarget } = useDrop({
    ref: gap,
    getDropOperation: (types) => (types.has(moduleDragType) ? "move" : "cancel"),
    onDrop: ({ items }) => {
      setDragging(false);
      for (const item of items) {
        if (item.kind === "text" && item.types.has(moduleDragType)) {
          item.getText(moduleDragType).then(onDrop);
        }
      }
    },
  });
  return (
    <div
      {...dropProps}
      ref={gap}
      className="module-gap"
      data-gap={`${place.section} ${place.index}`}
      data-dragging={isDragging || undefined}
      data-drop-target={isDropTarget || undefined}
      {...(isDragging && { role: "button", tabIndex: -1, "aria-label": label })}
    >
      {children}
    </div>
  );
}
