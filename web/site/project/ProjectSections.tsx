import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectSections_caseStudy$key } from "../../__generated__/ProjectSections_caseStudy.graphql";
import type { SectionName } from "../../modules/blocks";
import { useLangOfWords } from "../../words/LanguageAround";
import { useWords } from "../../words/WordsContext";
import { sectionKeyOf } from "../brief/sectionKeyOf";
import { ProjectSection } from "./ProjectSection";
import "./ProjectPrint.css";

/** The sections of a case study, in the order and with the names that its project defines. */
export function ProjectSections({ caseStudy }: { caseStudy: ProjectSections_caseStudy$key }) {
  const { gates, sections } = useFragment(
    graphql`
      fragment ProjectSections_caseStudy on CaseStudy {
        sections {
          section
          name
          modules {
            ...ProjectSection_modules
          }
        }
        gates {
          section
          place
        }
      }
    `,
    caseStudy,
  );
  const say = useWords();
  const lang = useLangOfWords();
  /** The section in which the password was given: the focus moves to its heading. */
  const [entered, setEntered] = useState<SectionName | null>(null);
  return (
    <div className="project-sections">
      {sections.map(({ section, name: ownName, modules }) => {
        const sectionKey = sectionKeyOf(section);
        if (!sectionKey) return null;
        const name = `section.${sectionKey}` as const;
        return (
          <ProjectSection
            key={section}
            name={name}
            label={ownName ?? say(name)}
            lang={ownName === null ? lang : undefined}
            modules={modules}
            gates={gates.filter((gate) => gate.section === section).map(({ place }) => place)}
            isEntered={entered === name}
            onEnter={() => setEntered(name)}
          />
        );
      })}
    </div>
  );
}
