import { graphql, useFragment } from "react-relay";
import type { ProjectHero_project$key } from "../../__generated__/ProjectHero_project.graphql";
import { HeroPicture } from "./HeroPicture";
import { ProjectName } from "./ProjectName";
import "./ProjectHero.css";

/**
 * The head of the page, with the navigation over it: the picture and under it the name set large, or,
 * where there is none, the name alone.
 */
export function ProjectHero({ project }: { project: ProjectHero_project$key }) {
  const { name, lightModeNav, heroImage } = useFragment(
    graphql`
      fragment ProjectHero_project on ProjectContent {
        name
        lightModeNav
        heroImage {
          ...HeroPicture_media
        }
      }
    `,
    project,
  );
  if (!heroImage) {
    return (
      <div className="project-hero" data-plain="" data-navigation={lightModeNav ? "light" : "dark"}>
        <div className="project-title">
          <ProjectName name={name} />
        </div>
      </div>
    );
  }
  return (
    <>
      <HeroPicture media={heroImage} isNavigationLight={lightModeNav} />
      <div className="project-title">
        <ProjectName name={name} />
      </div>
    </>
  );
}
