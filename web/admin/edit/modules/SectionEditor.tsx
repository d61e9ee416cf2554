import { Fragment, memo } from "react";
import { type SectionKey, sections } from "../../../../content/sections";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { UnreadableNotice } from "../unreadable/UnreadableNotice";
import { AddModule } from "./AddModule";
import { ModuleCard } from "./ModuleCard";
import { useModuleEditing } from "./ModuleEditing";
import { ModuleGap } from "./ModuleGap";
import { SectionPaste } from "./propose/SectionPaste";
import "./SectionEditor.css";

type Props = {
  section: SectionKey;
  modules: readonly ContentModule[];
  expanded: ReadonlySet<string>;
  isDragging: boolean;
  /** What is stored in the place of modules and cannot be read. Undefined where all is well. */
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
