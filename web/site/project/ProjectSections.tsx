import { graphql, useFragment } from "react-relay";
import type { ProjectSections_caseStudy$key } from "../../__generated__/ProjectSections_caseStudy.graphql";
import { ProjectSection } from "./ProjectSection";
import "./ProjectPrint.css";

/** The sections of a case study, in the order they are told. */
export function ProjectSections({ caseStudy }: { caseStudy: ProjectSections_caseStudy$key }) {
  const { role, why, result, process, solution, shippedGoods } = useFragment(
    graphql`
      fragment ProjectSections_caseStudy on CaseStudy {
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
  return (
    <div className="project-sections">
      <ProjectSection name="section.role" modules={role} />
      <ProjectSection name="section.why" modules={why} />
      <ProjectSection name="section.result" modules={result} />
      <ProjectSection name="section.process" modules={process} />
      <ProjectSection name="section.solution" modules={solution} />
      <ProjectSection name="section.shippedGoods" modules={shippedGoods} />
    </div>
  );
}
