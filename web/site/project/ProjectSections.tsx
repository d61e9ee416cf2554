import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectSections_caseStudy$key } from "../../__generated__/ProjectSections_caseStudy.graphql";
import type { SectionName } from "../../modules/blocks";
import { ProjectSection } from "./ProjectSection";
import "./ProjectPrint.css";

/** The sections of a case study, in the order they are told. */
export function ProjectSections({ caseStudy }: { caseStudy: ProjectSections_caseStudy$key }) {
  const { gates, role, why, result, process, solution, shippedGoods } = useFragment(
    graphql`
      fragment ProjectSections_caseStudy on CaseStudy {
        gates {
          section
          place
        }
        role {
          ...ProjectSection_modules
        }
        why {
          ...ProjectSection_modules
        }
        result {
          ...ProjectSection_modules
        }
        process {
          ...ProjectSection_modules
        }
        solution {
          ...ProjectSection_modules
        }
        shippedGoods {
          ...ProjectSection_modules
        }
      }
    `,
    caseStudy,
  );
  /** The section in which the password was given: reading continues there. */
  const [entered, setEntered] = useState<SectionName | null>(null);
  const gated = (name: SectionName, section: (typeof gates)[number]["section"]) => ({
    name,
    gates: gates.filter((gate) => gate.section === section).map(({ place }) => place),
    isEntered: entered === name,
    onEnter: () => setEntered(name),
  });
  return (
    <div className="project-sections">
      <ProjectSection {...gated("section.role", "ROLE")} modules={role} />
      <ProjectSection {...gated("section.why", "WHY")} modules={why} />
      <ProjectSection {...gated("section.result", "RESULT")} modules={result} />
      <ProjectSection {...gated("section.process", "PROCESS")} modules={process} />
      <ProjectSection {...gated("section.solution", "SOLUTION")} modules={solution} />
      <ProjectSection {...gated("section.shippedGoods", "SHIPPED_GOODS")} modules={shippedGoods} />
    </div>
  );
}
