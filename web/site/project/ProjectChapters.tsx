import { graphql, useFragment } from "react-relay";
import type { ProjectChapters_caseStudy$key } from "../../__generated__/ProjectChapters_caseStudy.graphql";
import { Chapter } from "./Chapter";
import "./ProjectPrint.css";

/** The sections of a case study, in the order they are told. */
export function ProjectChapters({ caseStudy }: { caseStudy: ProjectChapters_caseStudy$key }) {
  const { role, why, result, process, solution, shippedGoods } = useFragment(
    graphql`
      fragment ProjectChapters_caseStudy on CaseStudy {
        role {
          ...Chapter_modules
        }
        why {
          ...Chapter_modules
        }
        result {
          ...Chapter_modules
        }
        process {
          ...Chapter_modules
        }
        solution {
          ...Chapter_modules
        }
        shippedGoods {
          ...Chapter_modules
        }
      }
    `,
    caseStudy,
  );
  return (
    <div className="project-chapters">
      <Chapter name="Role" modules={role} />
      <Chapter name="Why" modules={why} />
      <Chapter name="Result" modules={result} />
      <Chapter name="Process" modules={process} />
      <Chapter name="Solution" modules={solution} />
      <Chapter name="Shipped Goods" modules={shippedGoods} />
    </div>
  );
}
