import { graphql, useFragment } from "react-relay";
import type { ProjectGrid_projects$key } from "../../__generated__/ProjectGrid_projects.graphql";
import { useWords } from "../../words/WordsContext";
import { ProjectCard } from "./ProjectCard";
import "./ProjectGrid.css";

/** The cards in home order: full ones on rows of their own, halves two to a row. */
export function ProjectGrid({ projects }: { projects: ProjectGrid_projects$key }) {
  const say = useWords();
  const { edges } = useFragment(
    graphql`
      fragment ProjectGrid_projects on QueryProjectsConnection {
        edges {
          node {
            id
            homeDisplayWidth
            ...ProjectCard_project
          }
        }
      }
    `,
    projects,
  );
  return (
    <section aria-label={say("home.projects")}>
      <ul className="project-grid">
        {edges.map(({ node }, index) => (
          <li
            key={node.id}
            className="project-grid-item"
            data-width={node.homeDisplayWidth.toLowerCase()}
            data-below={index > lastDelayed || undefined}
            style={{ "--index": Math.min(index, lastDelayed) }}
          >
            <ProjectCard project={node} isWide={node.homeDisplayWidth === "FULL"} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards after this one light up when they come into view: nobody waits for what is far below. */
const lastDelayed = 5;
