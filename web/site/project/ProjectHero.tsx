import { graphql, useFragment } from "react-relay";
import type { ProjectHero_project$key } from "../../__generated__/ProjectHero_project.graphql";
import { HeroPicture } from "./HeroPicture";
import { ProjectName } from "./ProjectName";
import "./ProjectHero.css";

/**
 * The head of the page, with the navigation over it: the picture and the name set large under it, beside
 * it or over it, or, where there is none, the name alone.
 */
export function ProjectHero({ project }: { project: ProjectHero_project$key }) {
  const { name, lightModeNav, heroImage } = useFragment(
    graphql`
      fragment ProjectHero_project on ProjectContent {
        name
        lightModeNav
        heroImage {
          asset {
            width
            height
          }
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
    <div className="project-opening" data-shape={shapeOf(heroImage.asset)}>
      <HeroPicture media={heroImage} isNavigationLight={lightModeNav} />
      <div className="project-title">
        <ProjectName name={name} />
      </div>
    </div>
  );
}

type Size = { readonly width: number; readonly height: number };

/** What form a picture has, by which voices arrange the name and it: see ProjectHero.css. */
function shapeOf(size: Size | null | undefined): string | undefined {
  if (!size?.height) return undefined;
  const ratio = size.width / size.height;
  if (ratio < 0.8) return "tall";
  if (ratio <= 1.25) return "square";
  return ratio < 2.4 ? "wide" : "panorama";
}
