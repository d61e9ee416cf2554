import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ProtectedProject_project$key } from "../../__generated__/ProtectedProject_project.graphql";
import { PortfolioGate } from "../access/PortfolioGate";
import { ProjectBrief } from "./ProjectBrief";
import { ProjectName } from "./ProjectName";
import "./ProjectHero.css";
import "./ProtectedProject.css";

/**
 * A project whose case study is withheld: its name, its brief (summary), and a password form. The right
 * password shows the case study.
 */
export function ProtectedProject({ project }: { project: ProtectedProject_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProtectedProject_project on Project {
        hyphenatedName
        ...ProjectBrief_project
      }
    `,
    project,
  );
  const { revalidate } = useRevalidator();
  return (
    <div className="protected-project">
      <div className="gate-ground">
        <div className="project-title">
          <ProjectName name={data.hyphenatedName} />
        </div>
      </div>
      <ProjectBrief project={data} />
      <div className="gate-column">
        <PortfolioGate onUnlocked={revalidate} />
      </div>
    </div>
  );
}
