import { graphql, useFragment } from "react-relay";
import { NavLink } from "react-router";
import type { ProjectCard_project$key } from "../../__generated__/ProjectCard_project.graphql";
import { coverSizes } from "../../media/coverSizes";
import { Picture } from "../../media/Picture";
import { VideoSwitch } from "../../media/VideoSwitch";
import { paths } from "../../paths";
import { CardName } from "./CardName";
import { CardPlaceholder, variantAt } from "./CardPlaceholder";
import "./ProjectCard.css";

type Props = {
  project: ProjectCard_project$key;
  /** Takes a whole row. */
  isWide: boolean;
  /** Its place on the page, from 0. */
  index: number;
};

export function ProjectCard({ project, isWide, index }: Props) {
  const { name, slug, isPasswordProtected, facts, homeHeroImage, heroImage } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        name
        slug
        isPasswordProtected
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
  const media = homeHeroImage ?? heroImage;
  return (
    <>
      <NavLink
        className="project-card"
        to={paths.project(slug)}
        viewTransition
        data-event="project_card_click"
        data-event-label={name}
      >
        {media ? (
          <Picture
            media={media}
            alt=""
            isFirst={index < cardsOnFirstScreen}
            sizes={coverSizes(media.asset, cardHeight, ...(isWide ? wideBox : halfBox))}
          />
        ) : (
          <CardPlaceholder variant={variantAt(index)} />
        )}
        <CardName
          name={name}
          year={facts?.year}
          isLocked={isPasswordProtected}
          isAlwaysShown={!media}
        />
      </NavLink>
      {media?.kind === "VIDEO" && <VideoSwitch />}
    </>
  );
}

const cardsOnFirstScreen = 2;

/** As in ProjectCard.css, in pixels. */
const cardHeight = 322;

const wideBox = [{ when: "(width >= 1440px)", width: "1312px" }, { width: "100vw" }];
const halfBox = [
  { when: "(width >= 1440px)", width: "644px" },
  { when: "(width >= 768px)", width: "50vw" },
  { width: "100vw" },
];
