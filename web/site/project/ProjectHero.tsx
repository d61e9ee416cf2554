import { graphql, useFragment } from "react-relay";
import type { ProjectHero_project$key } from "../../__generated__/ProjectHero_project.graphql";
import { Picture } from "../../media/Picture";
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
  return (
    <>
      {heroImage && (
        // The attribute sets the colours of the navigation above it, see ProjectHero.css.
        <div className="project-hero" data-navigation={lightModeNav ? "light" : "dark"}>
          <Picture media={heroImage} sizes={sizesOf(heroImage.asset)} isFirst />
        </div>
      )}
      <div className="project-title">
        <ProjectName name={name} />
      </div>
    </>
  );
}

const heroHeight = 600;

/** The picture covers its box: a narrow box shows a part of one as wide as its height asks for. */
function sizesOf(asset: { width: number; height: number } | null | undefined): string {
  if (!asset?.height) return "100vw";
  return `max(100vw, ${Math.ceil((heroHeight * asset.width) / asset.height)}px)`;
}
