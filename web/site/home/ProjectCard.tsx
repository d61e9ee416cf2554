import { graphql, useFragment } from "react-relay";
import { NavLink } from "react-router";
import type { ProjectCard_project$key } from "../../__generated__/ProjectCard_project.graphql";
import { trackEvent } from "../../analytics/dataLayer";
import { Picture } from "../../media/Picture";
import { paths } from "../../paths";
import { CardName } from "./CardName";
import { CardPlaceholder } from "./CardPlaceholder";
import "./ProjectCard.css";

type Props = {
  project: ProjectCard_project$key;
  /** Takes a whole row. */
  isWide: boolean;
  /** On the first screen. */
  isFirst: boolean;
};

export function ProjectCard({ project, isWide, isFirst }: Props) {
  const { name, slug, isPasswordProtected, homeHeroImage, heroImage } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        name
        slug
        isPasswordProtected
        homeHeroImage {
          ...Picture_media
        }
        heroImage {
          ...Picture_media
        }
      }
    `,
    project,
  );
  const media = homeHeroImage ?? heroImage;
  return (
    <NavLink
      className="project-card"
      to={paths.project(slug)}
      viewTransition
      onClick={() => trackEvent("project_card_click", { event_label: name })}
    >
      {media ? (
        <Picture media={media} alt="" isFirst={isFirst} sizes={isWide ? wideSizes : halfSizes} />
      ) : (
        <CardPlaceholder />
      )}
      <CardName name={name} isLocked={isPasswordProtected} />
    </NavLink>
  );
}

const wideSizes = "(width >= 1440px) 1312px, 100vw";
const halfSizes = "(width >= 1440px) 644px, (width >= 768px) 50vw, 100vw";
