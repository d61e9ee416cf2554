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
  /** Its position on the page, from 0. */
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
              // In a list of names only one picture is visible.
              isFirst={index < (box.layout === "INDEX" ? 1 : 2)}
              sizes={cardSizes(media.asset, box, contentWidth)}
            />
          ) : (
            <CardPlaceholder index={index} />
          )}
        </span>
        <CardName
          name={hyphenatedName}
          language={language}
          year={facts?.year}
          showsLock={showsLock}
          isAlwaysShown={!media}
        />
      </ListNavLink>
      {media?.kind === "VIDEO" && <VideoSwitch />}
    </>
  );
}

type CardNameProps = {
  name: string;
  language: string;
  /** The year. Empty where it is not given. */
  year?: string | undefined;
  /** The project is locked for the viewer; for the owner, for visitors. */
  showsLock: boolean;
  /** The card has no picture, so that only the name identifies it. */
  isAlwaysShown?: boolean;
};

/** The name over a card's picture, with the year, and a lock for a locked project. */
function CardName({ name, language, year, showsLock, isAlwaysShown = false }: CardNameProps) {
  const say = useWords();
  return (
    <span className="card-name label-text" data-always={isAlwaysShown || undefined}>
      {showsLock && <LockIcon className="card-name-lock" />}
      <bdi>
        <Fitted text={name} lang={language} />
      </bdi>
      {showsLock && <span className="visually-hidden">{say("site.locked")}</span>}
      {year && <bdi className="card-year">{year}</bdi>}
    </span>
  );
}
