import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { NavLink } from "react-router";
import type { NextProject_project$key } from "../../../__generated__/NextProject_project.graphql";
import { VideoSwitch } from "../../../media/VideoSwitch";
import { paths } from "../../../paths";
import { LockIcon } from "../../../ui/LockIcon";
import { useWords } from "../../../words/WordsContext";
import { Fitted } from "../../fitted/Fitted";
import { HeroFill } from "../HeroFill";
import "./NextProject.css";

/**
 * The end of a case study: a link to the next project. A transition turns the link's picture into the hero of
 * that project's page. Empty if there is no other project.
 */
export function NextProject({ project }: { project: NextProject_project$key }) {
  const say = useWords();
  const labelId = useId();
  const [isPressed, setPressed] = useState(false);
  const { next } = useFragment(
    graphql`
      fragment NextProject_project on Project {
        next {
          hyphenatedName
          language
          slug
          showsLock
          pageHero {
            kind
            ...HeroFill_media
          }
        }
      }
    `,
    project,
  );
  if (!next) return null;
  const { hyphenatedName, language, slug, showsLock, pageHero } = next;
  return (
    <nav className="next-project" aria-labelledby={labelId}>
      <NavLink
        // The class is set only after a press on this link: the ProjectPill links to the same page, but does
        // not start a transition from this picture.
        className={({ isTransitioning }) =>
          isTransitioning && isPressed ? "next-project-link transitioning" : "next-project-link"
        }
        to={paths.project(slug)}
        viewTransition
        onClick={({ altKey, ctrlKey, metaKey, shiftKey }) =>
          setPressed(!(altKey || ctrlKey || metaKey || shiftKey))
        }
      >
        <span className="next-project-words stack">
          <span className="label-text" id={labelId}>
            {say("project.ending")}
          </span>{" "}
          <span className="next-project-name display-text">
            {showsLock && <LockIcon className="next-project-lock" />}
            <bdi>
              <Fitted text={hyphenatedName} lang={language} />
            </bdi>
          </span>
          {showsLock && <span className="visually-hidden">{say("site.locked")}</span>}
        </span>
        {pageHero && (
          <span className="next-project-picture picture-crop">
            <HeroFill media={pageHero} alt="" />
          </span>
        )}
      </NavLink>
      {pageHero?.kind === "VIDEO" && <VideoSwitch />}
    </nav>
  );
}
