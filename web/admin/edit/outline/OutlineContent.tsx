import "./EditOutline.css";
import { useDeferredValue } from "react";
import { completeLayout, sectionNameIn } from "../../../../content/section-layout";
import { countWords, readingMinutes } from "../../../../markup/markup-words";
import { useTouchReorder } from "../../../ui/touch-drag/useTouchReorder";
import { useSectionNames } from "../../editing/sectionNames";
import { CheckPanel } from "../check/CheckPanel";
import type { CheckedProject } from "../check/findFindings";
import { onceByModule } from "../model/onceByModule";
import { type ProjectValues, shownModules } from "../model/projectValues";
import { describeModule } from "../module-types/contentModules";
import { useModuleEditing } from "../modules/ModuleEditing";
import type { Picked } from "../places/findField";
import { cards } from "../places/nameOfPart";
import { OutlineSection, surfaces } from "./OutlineSection";

type Props = {
  values: ProjectValues;
  project: CheckedProject;
  /** Whether the outline is beside the form. False if it is in a dialog over the form. */
  isBeside: boolean;
  /** Shows a part of the form by its id, see `partOf`. */
  onGo: (part: string, picked?: Picked) => void;
};

/** Links to the parts of the form, with the modules in order. */
export function OutlineContent({ values, project, isBeside, onGo }: Props) {
  return (
    <>
      <ul>
        {Object.entries(cards).map(([part, name]) => (
          <OutlineLink key={part} part={part} name={name} onGo={onGo} />
        ))}
      </ul>
      <OutlineList values={values} isBeside={isBeside} onGo={onGo} />
      <ul>
        <OutlineLink part="revisions" name="Revisions" onGo={onGo} />
      </ul>
      <ReadingTime values={values} />
      <CheckPanel values={values} project={project} onGo={onGo} />
    </>
  );
}

type LinkProps = { part: string; name: string; onGo: (part: string) => void };

function OutlineLink({ part, name, onGo }: LinkProps) {
  return (
    <li>
      <button type="button" className="edit-outline-link" onClick={() => onGo(part)}>
        {name}
      </button>
    </li>
  );
}

/** The sections of the case study in the order of the page. */
function OutlineList({ values, isBeside, onGo }: Omit<Props, "project">) {
  const { arrangeBeside } = useModuleEditing();
  const names = useSectionNames();
  const area = useTouchReorder("rows", arrangeBeside);
  return (
    <div ref={area}>
      <p className="outline-surfaces fine">Shown in {surfaces.join(" · ")}</p>
      {completeLayout(values.sectionLayout).map(({ section, isLeftOut }) => (
        <OutlineSection
          key={section}
          section={section}
          name={sectionNameIn(values.sectionLayout, section, names)}
          isLeftOut={isLeftOut}
          modules={values[section]}
          briefPictures={values.brief.pictures}
          isBeside={isBeside}
          onGo={onGo}
        />
      ))}
    </div>
  );
}

const countModule = onceByModule((module) => countWords(describeModule(module).text));

/** The number of visible words in the case study, and their reading time. */
export function ReadingTime({ values }: { values: Parameters<typeof shownModules>[0] }) {
  const shown = useDeferredValue(values);
  const words = shownModules(shown).reduce((sum, module) => sum + countModule(module), 0);
  if (words === 0) return null;
  return (
    <p className="edit-outline-reading fine">
      {words.toLocaleString("en")} {words === 1 ? "word" : "words"}, {readingMinutes(words)} min to
      read
    </p>
  );
}
