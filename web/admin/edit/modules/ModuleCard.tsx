import { memo, useEffect, useId, useRef, useState } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { useDrag } from "react-aria/useDrag";
import { maxLabel, maxSpeakerNotes } from "../../../../content/declare-module";
import { mayStandBeside } from "../../../../content/module-rows";
import type { SectionKey } from "../../../../content/sections";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { TextField } from "../../../ui/field/TextField";
import { tooLong } from "../../../ui/field/tooLong";
import { HandleIcon } from "../../../ui/icon/icons";
import { touchHandle, touchItem } from "../../../ui/touch-drag/useTouchDrag";
import { MediaThumbnail } from "../images/MediaThumbnail";
import type { RowPlace } from "../model/moduleEdits";
import { mediaOf, previewText } from "../module-types/contentModules";
import { ModuleTypeName } from "../module-types/ModuleTypeName";
import type { ContentModule } from "../module-types/moduleTypes";
import { CommentCount, ModuleComments } from "../review/ModuleComments";
import { ModuleActions } from "./ModuleActions";
import { useModuleEditing } from "./ModuleEditing";
import { ModuleFields } from "./ModuleFields";
import { ModuleReaders, readersOf } from "./ModuleReaders";
import { besideDragType, moduleDragType } from "./moduleDragType";
import "./ModuleCard.css";

type Props = {
  module: ContentModule;
  section: SectionKey;
  sectionName: string;
  index: number;
  isLast: boolean;
  isExpanded: boolean;
} & RowPlace;

/** The card of a module. Closed, it shows the type and the first words; open, it shows all fields, too. */
export const ModuleCard = memo(function ModuleCard({
  module,
  section,
  sectionName,
  index,
  isLast,
  isExpanded,
  column,
  columns,
  refusal,
}: Props) {
  const { toggle, setDragging } = useModuleEditing();
  const bodyId = useId();
  // After the card was opened once, its fields stay mounted, so that their undo history and running
  // uploads are not lost when the card is closed.
  const [wasOpened, setOpened] = useState(isExpanded);
  if (isExpanded && !wasOpened) setOpened(true);
  const [isLabelled, setLabelled] = useState(module.label !== undefined);
  const [isNoted, setNoted] = useState(module.speakerNotes !== undefined);
  const [isReserved, setReserved] = useState(module.audience !== undefined);
  // A recovered draft or another window may add a label, notes or an audience later. A shown field stays, so
  // that it keeps the focus when it is emptied.
  if (module.label !== undefined && !isLabelled) setLabelled(true);
  if (module.speakerNotes !== undefined && !isNoted) setNoted(true);
  if (module.audience !== undefined && !isReserved) setReserved(true);
  const body = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ extra: string } | null>(null);
  const opening = (extra: string, show: (isShown: boolean) => void) => () => {
    show(true);
    setAsked({ extra });
    if (!isExpanded) toggle(module.id);
  };
  useEffect(() => {
    if (!asked) return;
    const part = body.current?.querySelector<HTMLElement>(`[data-extra=${asked.extra}]`);
    part?.querySelector<HTMLElement>("input:checked, input[type=text], textarea")?.focus();
  }, [asked]);
  const name = `Module ${index + 1}`;
  const fullName = `${name} of ${sectionName}`;
  const preview = previewText(module);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [
      {
        [moduleDragType]: module.id,
        ...(mayStandBeside(module.type) && { [besideDragType]: module.id }),
        "text/plain": preview,
      },
    ],
    getAllowedDropOperations: () => ["move"],
    // Delayed until the browser has copied the element's appearance for the drag image.
    onDragStart: () => setTimeout(() => setDragging(true)),
    onDragEnd: () => setTimeout(() => setDragging(false)),
  });
  return (
    <article
      className="module-card rounded"
      aria-label={fullName}
      data-focus-owner={module.id}
      data-expanded={isExpanded || undefined}
      data-dragging={isDragging || undefined}
      data-hidden={module.hidden || undefined}
      data-row={columns > 1 || undefined}
    >
      <div className="module-card-head row" {...dragProps} {...touchItem(module.id)}>
        <DragHandle label={`Drag ${fullName}`} buttonProps={dragButtonProps} />
        <button
          type="button"
          className="module-card-toggle cluster small touchable close-lines"
          data-focus="toggle"
          aria-expanded={isExpanded}
          aria-controls={bodyId}
          onClick={() => toggle(module.id)}
        >
          <span className="module-card-number strong fixed-size">{name}</span>
          {module.label && <span className="module-card-label one-line">{module.label}</span>}
          <span className="module-card-type smaller fixed-size">
            <ModuleTypeName type={module.type} />
          </span>
          {column > 0 && (
            <span className="module-card-type smaller fixed-size">Beside Module {index}</span>
          )}
          {module.wide && columns > 1 && (
            <span className="module-card-type smaller fixed-size">Wide</span>
          )}
          {module.inPresentation === false && (
            <span className="module-card-type smaller fixed-size">Not in the presentation</span>
          )}
          {module.hidden && <span className="module-card-type smaller fixed-size">Hidden</span>}
          {readersOf(module) && (
            <span className="module-card-type smaller fixed-size">{readersOf(module)}</span>
          )}
          <CommentCount moduleId={module.id} />
          {!isExpanded && (
            <>
              <span className="module-card-preview one-line muted">
                {module.label ? "" : preview}
              </span>
              <span className="module-card-media">
                {[...mediaOf(module).entries()].map(([place, src]) => (
                  <MediaThumbnail key={place} src={src} />
                ))}
              </span>
            </>
          )}
        </button>
        <ModuleActions
          module={module}
          name={fullName}
          isFirst={index === 0}
          isLast={isLast}
          row={{ column, columns, refusal }}
          onLabel={opening("label", setLabelled)}
          onNotes={opening("notes", setNoted)}
          onReaders={opening("readers", setReserved)}
        />
      </div>
      <div className="module-card-body stack-wider" id={bodyId} ref={body} hidden={!isExpanded}>
        {wasOpened && <ModuleComments moduleId={module.id} />}
        {wasOpened && isReserved && (
          <div data-extra="readers">
            <ModuleReaders module={module} />
          </div>
        )}
        {wasOpened && isLabelled && (
          <div data-extra="label">
            <ModuleLabel module={module} />
          </div>
        )}
        {wasOpened && isNoted && (
          <div data-extra="notes">
            <SpeakerNotes module={module} />
          </div>
        )}
        {wasOpened && <ModuleFields module={module} section={section} />}
      </div>
    </article>
  );
});

type DragHandleProps = { label: string; buttonProps: AriaButtonProps };

/**
 * The drag handle for touch and keyboard: Enter starts the drag, Tab moves between the places where the
 * module can be dropped.
 */
function DragHandle({ label, buttonProps: dragProps }: DragHandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...dragProps, "aria-label": label }, button);
  return (
    <button
      {...buttonProps}
      {...touchHandle}
      ref={button}
      type="button"
      className="module-drag-handle muted centered fixed-size"
      data-focus="handle"
      title="Drag to move"
    >
      <HandleIcon />
    </button>
  );
}

/** The field for the label: the owner's name for a module, which visitors do not see. */
function ModuleLabel({ module }: { module: ContentModule }) {
  const { change } = useModuleEditing();
  const { label = "", ...unnamed } = module;
  return (
    <TextField
      label="Label (only you see it)"
      errorMessage={tooLong(label, maxLabel)}
      value={label}
      onChange={({ target }) => change(target.value ? { ...module, label: target.value } : unnamed)}
    />
  );
}

/** The field for the owner's notes for presenting a module. */
function SpeakerNotes({ module }: { module: ContentModule }) {
  const { change } = useModuleEditing();
  const { speakerNotes = "", ...rest } = module;
  return (
    <TextAreaField
      label="Speaker notes (only you see them)"
      description="Only the presenter's window shows them."
      rows={3}
      errorMessage={tooLong(speakerNotes, maxSpeakerNotes)}
      value={speakerNotes}
      onChange={({ target }) =>
        change(target.value ? { ...rest, speakerNotes: target.value } : rest)
      }
    />
  );
}
