import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ProjectPill_project$key } from "../../../__generated__/ProjectPill_project.graphql";
import { paths } from "../../../paths";
import { useWords } from "../../../words/WordsContext";
import "./ProjectPill.css";

type Props = {
  project: ProjectPill_project$key;
  /**
   * Whether the pill is at the end of the page instead of floating, as on a page with a gate (password form).
   */
  isStatic?: boolean;
};

/**
 * Links to the previous and the next project. The pill floats over the bottom of the page or, in wide
 * windows, beside the content. It is hidden while it would cover content (web/start/pill.ts). Empty if there
 * is no other project.
 */
export function ProjectPill({ project, isStatic = false }: Props) {
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
          language
          slug
        }
      }
    `,
    project,
  );
  if (!previous || !next) return null;
  return (
    <nav
      className="project-pill"
      data-static={isStatic || undefined}
      aria-label={say("project.label")}
    >
      <div className="project-pill-links">
        <PillLink direction="previous" {...previous} />
        <PillLink direction="next" {...next} />
      </div>
    </nav>
  );
}

type PillLinkProps = {
  direction: "previous" | "next";
  name: string;
  language?: string;
  slug: string;
};

/** Marks the position of the name in the sentence. */
const namePlace = "\0";

/** One half of the pill. Only the next project's name fits beside the arrows. */
function PillLink({ direction, name, language, slug }: PillLinkProps) {
  const say = useWords();
  const [before, after] = say("project.next", { name: namePlace }).split(namePlace);
  const arrow = (
    <svg
      className="pill-arrow mirrored"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={direction === "next" ? "M4 10h12m-5-5 5 5-5 5" : "M16 10H4m5-5-5 5 5 5"} />
    </svg>
  );
  return (
    <Link
      className="pill-link row small"
      data-direction={direction}
      to={paths.project(slug)}
      viewTransition
    >
      {direction === "next" ? (
        <>
          <span className="visually-hidden">{before}</span>
          <span className="pill-name one-line" dir="auto" lang={language || undefined}>
            {name}
          </span>
          {after && <span className="visually-hidden">{after}</span>}
          {arrow}
        </>
      ) : (
        <>
          {arrow}
          <span className="visually-hidden">{say("project.previous", { name })}</span>
        </>
      )}
    </Link>
  );
}
