import { graphql, useFragment } from "react-relay";
import type { ProjectHero_project$key } from "../../__generated__/ProjectHero_project.graphql";
import { HeroPicture } from "./HeroPicture";
import { ProjectName } from "./ProjectName";
import "./ProjectHero.css";

/** The picture across the head of the page, with the navigation over it, and the name set large. */
export function ProjectHero({ project }: { project: ProjectHero_project$key }) {
  const { name, lightModeNav, heroImage } = useFragment(
    graphql`
      fragment ProjectHero_project on Project {
        name
        lightModeNav
        heroImage {
          ...HeroPicture_media
        }
      }
    `,
    project,
  );
  return (
    <>
      {heroImage && <HeroPicture media={heroImage} isNavigationLight={lightModeNav} />}
      <div className="project-title">
        <ProjectName name={name} />
      </div>
    </>
  );
}
