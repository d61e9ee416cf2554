import "./ModuleGap.css";
import "./SectionEditor.css";
import { Fragment, memo, type ReactNode, useRef } from "react";
import { useDrop } from "react-aria/useDrop";
import { type SectionKey, sections } from "../../../../content/sections";
import type { ModulePlace } from "../model/moduleEdits";
import type { ContentModule } from "../module-types/moduleTypes";
import { UnreadableNotice } from "../unreadable/UnreadableNotice";
import { AddModule } from "./AddModule";
import { ModuleCard } from "./ModuleCard";
import { useModuleEditing } from "./ModuleEditing";
import { moduleDragType } from "./moduleDragType";
import { SectionPaste } from "./propose/SectionPaste";

type Props = {
  section: SectionKey;
  modules: readonly ContentModule[];
  expanded: ReadonlySet<string>;
  isDragging: boolean;
  /** Stored text that is no list of modules and cannot be read. Undefined where there is none. */
  unreadableText: string | undefined;
};

/** A content section: its title, the way to add a module, and its modules in the order of the page. */
export const SectionEditor = memo(function SectionEditor({
  section,
  modules,
  expanded,
  isDragging,
  unreadableText,
}: Props) {
  const { add, paste, move } = useModuleEditing();
  const { name } = sections[section];
  const headingId = `section-${section}`;
  const gap = (index: number) => ({
    isDragging,
    place: { section, index },
    label: `${name}, place ${index + 1}`,
    onDrop: (id: string) => move(id, { section, index }),
  });
  return (
    <section className="section-editor" aria-labelledby={headingId} data-focus-owner={section}>
      <header className="section-editor-head">
        <h3 className="section-editor-title" id={headingId}>
          {name}
        </h3>
        <AddModule
          sectionName={name}
          onAdd={(type) => add(section, type)}
          onPaste={() => paste(section)}
        />
      </header>
      {unreadableText !== undefined && (
        <UnreadableNotice sectionName={name} text={unreadableText} />
      )}
      {modules.length === 0 ? (
        <ModuleGap {...gap(0)}>
          <p className="section-editor-empty">
            No modules added yet. Use the dropdown above to add your first module.
          </p>
        </ModuleGap>
      ) : (
        <div className="section-editor-modules">
          <ModuleGap {...gap(0)} />
          {[...modules.entries()].map(([index, module]) => (
            <Fragment key={module.id}>
              <ModuleCard
                module={module}
                section={section}
                index={index}
                isLast={index === modules.length - 1}
                isExpanded={expanded.has(module.id)}
              />
              <ModuleGap {...gap(index + 1)} />
            </Fragment>
          ))}
        </div>
      )}
      <SectionPaste section={section} isDragging={isDragging} />
    </section>
  );
});

type ModuleGapProps = {
  /** The section and the number of modules before it. */
  place: ModulePlace;
  /** The place in words, for dropping. */
  label: string;
  isDragging: boolean;
  onDrop: (moduleId: string) => void;
  children?: ReactNode;
};

/** The gap between two modules, where another one can be dropped. */
function ModuleGap({ place, label, isDragging, onDrop, children }: ModuleGapProps) {
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
