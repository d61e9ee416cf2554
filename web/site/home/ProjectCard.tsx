import { graphql, useFragment } from "react-relay";
import type { ProjectCard_project$key } from "../../__generated__/ProjectCard_project.graphql";
import { Picture } from "../../media/Picture";
import { VideoSwitch } from "../../media/VideoSwitch";
import { useContentWidth } from "../../media/widestBox";
import { paths } from "../../paths";
import { LockIcon } from "../../ui/LockIcon";
import { useWords } from "../../words/WordsContext";
import { Fitted } from "../fitted/Fitted";
import { ListNavLink } from "../links/ListLink";
import { CardPlaceholder } from "./CardPlaceholder";
import { type CardBox, cardSizes, ratioOf } from "./cardSizes";
import "./ProjectCard.css";

type Props = {
  project: ProjectCard_project$key;
  box: CardBox;
  /** The card's position on the page, from 0. */
  index: number;
};

export function ProjectCard({ project, box, index }: Props) {
  const { name, hyphenatedName, language, slug, showsLock, facts, ...heroes } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        name
        hyphenatedName
        language
        slug
        showsLock
        facts {
          year
        }
        homeHeroImage {
          kind
          asset {
            width
            height
          }
          ...Picture_media
        }
        heroImage {
          kind
          asset {
            width
            height
          }
          ...Picture_media
        }
      }
    `,
    project,
  );
  const media = heroes.homeHeroImage ?? heroes.heroImage;
  const contentWidth = useContentWidth();
  const say = useWords();
  return (
    <>
      <ListNavLink
        className="project-card"
        to={paths.project(slug)}
        viewTransition
        data-event="project_card_click"
        data-event-label={name}
      >
        <span className="card-picture picture-crop" style={{ "--ratio": ratioOf(media?.asset) }}>
          {media ? (
            <Picture
              media={media}
              alt=""
              // The layout INDEX is a list of names, in which only one picture is visible.
              isFirst={index === 0 || (index === 1 && box.layout !== "INDEX" && "in wide windows")}
              sizes={cardSizes(media.asset, box, contentWidth)}
            />
          ) : (
            <CardPlaceholder index={index} />
          )}
        </span>
        {/* The name, with the year, and with a lock for a locked project. On a card without a picture, the
            name is always visible, because only the name identifies the card. */}
        <span className="card-name label-text row" data-always={!media || undefined}>
          {showsLock && <LockIcon className="card-name-lock" />}
          <bdi>
            <Fitted text={hyphenatedName} lang={language} />
          </bdi>
          {showsLock && <span className="visually-hidden">{say("site.locked")}</span>}
          {facts?.year && <bdi className="card-year">{facts.year}</bdi>}
        </span>
      </ListNavLink>
      {media?.kind === "VIDEO" && <VideoSwitch />}
    </>
  );
}
