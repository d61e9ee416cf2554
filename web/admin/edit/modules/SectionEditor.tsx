import "./ModuleGap.css";
import "./SectionEditor.css";
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useDrop } from "react-aria/useDrop";
import { maxColumns, mayStandBeside } from "../../../../content/module-rows";
import { maxSectionName } from "../../../../content/section-layout";
import type { SectionKey } from "../../../../content/sections";
import { TextField } from "../../../ui/field/TextField";
import { tooLong } from "../../../ui/field/tooLong";
import { isComposing } from "../../../ui/isComposing";
import { useSectionNames } from "../../editing/sectionNames";
import { type ModulePlace, rowPlaces } from "../model/moduleEdits";
import type { ContentModule } from "../module-types/moduleTypes";
import { UnreadableNotice } from "../unreadable/UnreadableNotice";
import { AddModule } from "./AddModule";
import { ModuleCard } from "./ModuleCard";
import { useModuleEditing } from "./ModuleEditing";
import { besideDragType, moduleDragType } from "./moduleDragType";
import { SectionPaste } from "./propose/SectionPaste";
import { SectionMenu } from "./SectionMenu";

type Props = {
  section: SectionKey;
  /** The section's name in this project. Empty if the project uses the site's name for the section. */
  ownName: string;
  isLeftOut: boolean;
  isFirst: boolean;
  isLast: boolean;
  modules: readonly ContentModule[];
  expanded: ReadonlySet<string>;
  isDragging: boolean;
  /** The section's stored text if it cannot be read as a list of modules. Undefined if it can be read. */
  unreadableText: string | undefined;
};

/** A content section: its title, the menu that adds a module, and its modules in the order of the page. */
export const SectionEditor = memo(function SectionEditor({
  section,
  ownName,
  isLeftOut,
  isFirst,
  isLast,
  modules,
  expanded,
  isDragging,
  unreadableText,
}: Props) {
  const { add, paste, move, putBeside } = useModuleEditing();
  const [isRenaming, setRenaming] = useState(false);
  const siteName = useSectionNames()[section];
  const name = ownName.trim() || siteName;
  const headingId = `section-${section}`;
  const gap = (index: number) => ({
    isDragging,
    place: { section, index },
    label: `${name}, place ${index + 1}`,
    onDrop: (id: string) => move(id, { section, index }),
  });
  return (
    <section
      className="section-editor"
      aria-labelledby={headingId}
      data-focus-owner={section}
      data-left-out={isLeftOut || undefined}
    >
      <header className="section-editor-head row">
        <h3 className="section-editor-title strong" id={headingId}>
          {name}
          {ownName.trim() && (
            <span className="section-editor-state quiet"> {siteName}, renamed</span>
          )}
          {isLeftOut && (
            <span className="section-editor-state quiet"> Left out, only you see it</span>
          )}
        </h3>
        <SectionMenu
          {...{ section, name, isLeftOut, isFirst, isLast }}
          onRename={() => setRenaming(true)}
        />
        <AddModule
          sectionName={name}
          onAdd={(type) => add(section, type)}
          onPaste={() => paste(section)}
        />
      </header>
      {(isRenaming || ownName.length > maxSectionName) && (
        <SectionName section={section} ownName={ownName} onDone={() => setRenaming(false)} />
      )}
      {unreadableText !== undefined && (
        <UnreadableNotice sectionName={name} text={unreadableText} />
      )}
      {modules.length === 0 ? (
        <ModuleGap {...gap(0)}>
          <p className="section-editor-empty quiet rounded">
            No modules added yet. Use the dropdown above to add your first module.
          </p>
        </ModuleGap>
      ) : (
        <div className="section-editor-modules">
          <ModuleGap {...gap(0)} />
          {[...rowPlaces(modules).entries()].map(([index, { module, ...row }]) => (
            <Fragment key={module.id}>
              <div className="module-place">
                <ModuleCard
                  module={module}
                  section={section}
                  sectionName={name}
                  index={index}
                  isLast={index === modules.length - 1}
                  isExpanded={expanded.has(module.id)}
                  {...row}
                />
                {row.columns < maxColumns && mayStandBeside(module.type) && (
                  <ModuleSide
                    module={module.id}
                    label={`Beside Module ${index + 1} of ${name}`}
                    isDragging={isDragging}
                    onDrop={(id) => putBeside(id, module.id)}
                  />
                )}
              </div>
              <ModuleGap {...gap(index + 1)} />
            </Fragment>
          ))}
        </div>
      )}
      <SectionPaste section={section} name={name} isDragging={isDragging} />
    </section>
  );
});

type SectionNameProps = { section: SectionKey; ownName: string; onDone: () => void };

/** The field for the name of a section in this project. */
function SectionName({ section, ownName, onDone }: SectionNameProps) {
  const { changeSection } = useModuleEditing();
  const siteName = useSectionNames()[section];
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field, because the owner has just opened it.
  useEffect(() => field.current?.focus(), []);
  const finish = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!["Enter", "Escape"].includes(event.key) || isComposing(event)) return;
    event.preventDefault();
    onDone();
    field.current
      ?.closest("[data-focus-owner]")
      ?.querySelector<HTMLElement>('[data-focus="section"]')
      ?.focus();
  };
  return (
    <TextField
      ref={field}
      label={`Name of the section ${siteName} in this project`}
      placeholder={siteName}
      errorMessage={tooLong(ownName, maxSectionName)}
      value={ownName}
      onChange={({ target }) => changeSection(section, { name: target.value })}
      onKeyDown={finish}
      onBlur={onDone}
    />
  );
}

type ModuleGapProps = {
  /** The section, and the number of modules before the gap. */
  place: ModulePlace;
  /** The name of the gap for screen readers, while a module is dragged. */
  label: string;
  isDragging: boolean;
  onDrop: (moduleId: string) => void;
  children?: ReactNode;
};

/** The gap before or after a module, or in an empty section, where a module can be dropped. */
function ModuleGap({ place, label, isDragging, onDrop, children }: ModuleGapProps) {
  const gap = useRef<HTMLDivElement>(null);
  const drop = useModuleDrop({ area: gap, type: moduleDragType, label, isDragging, onDrop });
  return (
    <div {...drop} ref={gap} className="module-gap" data-gap={`${place.section} ${place.index}`}>
      {children}
    </div>
  );
}

type ModuleSideProps = Omit<ModuleGapProps, "place"> & {
  /** The id of the module. */
  module: string;
};

/** The edge of a module. A module that is dropped on the edge is put into the same row, after this module. */
function ModuleSide({ module, label, isDragging, onDrop }: ModuleSideProps) {
  const side = useRef<HTMLDivElement>(null);
  const drop = useModuleDrop({ area: side, type: besideDragType, label, isDragging, onDrop });
  return <div {...drop} ref={side} className="module-side" data-side={module} />;
}

type ModuleDropOptions = Pick<ModuleGapProps, "label" | "isDragging" | "onDrop"> & {
  area: RefObject<HTMLElement | null>;
  /** The drag type that is accepted, see moduleDragType.ts. */
  type: string;
};

/** The attributes of an element on which modules can be dropped. */
function useModuleDrop({ area, type, label, isDragging, onDrop }: ModuleDropOptions) {
  const { setDragging } = useModuleEditing();
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    getDropOperation: (types) => (types.has(type) ? "move" : "cancel"),
    onDrop: ({ items }) => {
      setDragging(false);
      for (const item of items) {
        if (item.kind === "text" && item.types.has(type)) item.getText(type).then(onDrop);
      }
    },
  });
  return {
    ...dropProps,
    "data-dragging": isDragging || undefined,
    "data-drop-target": isDropTarget || undefined,
    ...(isDragging && { role: "button", tabIndex: -1, "aria-label": label }),
  };
}
