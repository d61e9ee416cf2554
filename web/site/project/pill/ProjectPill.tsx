import { graphql, useFragment } from "react-relay";
import type { ProjectPill_project$key } from "../../../__generated__/ProjectPill_project.graphql";
import { useWords } from "../../../words/WordsContext";
import { PillLink } from "./PillLink";
import "./ProjectPill.css";

/** Floats beside the page, or under it, and leads round the projects. Nothing while there is no other one. */
export function ProjectPill({ project }: { project: ProjectPill_project$key }) {
  const say = useWords();
  const { previous, next } = useFragment(
    graphql`
      fragment ProjectPill_project on Project {
        previous {
          name
          slug
        }
        next {
          name
          slug
        }
      }
    `,
    project,
  );
  if (!previous || !next) return null;
  return (
    <nav className="project-pill" aria-label={say("project.label")}>
      <div className="project-pill-links">
        <PillLink direction="previous" {...previous} />
        <PillLink direction="next" {...next} />
      </div>
    </nav>
  );
}
