import { graphql, useFragment } from "react-relay";
import type { ProjectCard_project$key } from "../../__generated__/ProjectCard_project.graphql";
import { Picture } from "../../media/Picture";
import { VideoSwitch } from "../../media/VideoSwitch";
import { useContentWidth } from "../../media/widestBox";
import { paths } from "../../paths";
import { ListNavLink } from "../links/ListLink";
import { CardName } from "./CardName";
import { CardPlaceholder, variantAt } from "./CardPlaceholder";
import type { CardBox } from "./cardSizes";
import { cardSizes, ratioOf } from "./cardSizes";
import "./ProjectCard.css";

type Props = {
  project: ProjectCard_project$key;
  box: CardBox;
  /** Its place on the page, from 0. */
  index: number;
};

export function ProjectCard({ project, box, index }: Props) {
  const { name, slug, showsLock, facts, homeHeroImage, heroImage } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        name
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
  const media = homeHeroImage ?? heroImage;
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
              // Of a list of names one picture is seen.
              isFirst={index < (box.layout === "INDEX" ? 1 : 2)}
              sizes={cardSizes(media.asset, box, contentWidth)}
            />
          ) : (
            <CardPlaceholder variant={variantAt(index)} />
          )}
        </span>
        <CardName name={name} year={facts?.year} showsLock={showsLock} isAlwaysShown={!media} />
      </ListNavLink>
      {media?.kind === "VIDEO" && <VideoSwitch />}
    </>
  );
}
