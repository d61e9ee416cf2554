import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProjectHero_media$key } from "../../__generated__/ProjectHero_media.graphql";
import type { ProjectHero_project$key } from "../../__generated__/ProjectHero_project.graphql";
import { VideoSwitch } from "../../media/VideoSwitch";
import { HeroFill } from "./HeroFill";
import { ProjectName } from "./ProjectName";
import "./ProjectHero.css";

/**
 * The head of the page with the navigation over it: the picture with the large name under, beside or over
 * it, or the name alone.
 */
export function ProjectHero({ project }: { project: ProjectHero_project$key }) {
  const { name, lightModeNav, pageHero } = useFragment(
    graphql`
      fragment ProjectHero_project on ProjectContent {
        name
        lightModeNav
        pageHero {
          asset {
            width
            height
          }
          ...ProjectHero_media
        }
      }
    `,
    project,
  );
  if (!pageHero) {
    return (
      <div className="project-hero" data-plain="" data-navigation={lightModeNav ? "light" : "dark"}>
        <div className="project-title">
          <ProjectName name={name} />
        </div>
      </div>
    );
  }
  return (
    <div className="project-opening" data-shape={shapeOf(pageHero.asset)}>
      <HeroPicture media={pageHero} isNavigationLight={lightModeNav} />
      <div className="project-title">
        <ProjectName name={name} />
      </div>
    </div>
  );
}

type Size = { readonly width: number; readonly height: number };

/** The shape of a picture, by which voices arrange name and picture: see ProjectHero.css. */
function shapeOf(size: Size | null | undefined): string | undefined {
  if (!size?.height) return undefined;
  const ratio = size.width / size.height;
  if (ratio < 0.8) return "tall";
  if (ratio <= 1.25) return "square";
  return ratio < 2.4 ? "wide" : "panorama";
}

type HeroPictureProps = { media: ProjectHero_media$key; isNavigationLight: boolean };

/** The picture across the head of a project's page. */
function HeroPicture({ media, isNavigationLight }: HeroPictureProps) {
  const data = useFragment(
    graphql`
      fragment ProjectHero_media on Media {
        kind
        asset {
          heroVeils {
            darkWide
            darkPhone
            lightWide
            lightPhone
          }
          motion {
            mediaType
          }
        }
        ...HeroFill_media
      }
    `,
    media,
  );
  const scrims = data.asset?.heroVeils;
  return (
    // The attribute sets the colours of the navigation above it, see ProjectHero.css.
    <div
      className="project-hero picture-crop"
      data-navigation={isNavigationLight ? "light" : "dark"}
      style={scrims ? scrimStyle(scrims, isNavigationLight) : undefined}
    >
      <HeroFill media={data} isFirst moves />
      {(data.kind === "VIDEO" || data.asset?.motion) && <VideoSwitch />}
    </div>
  );
}

type Scrims = Readonly<Record<"darkWide" | "darkPhone" | "lightWide" | "lightPhone", number>>;

/** The strength of the scrim under the navigation: no more than the picture needs. */
function scrimStyle(scrims: Scrims, isNavigationLight: boolean): CSSProperties {
  return {
    "--hero-scrim-wide": isNavigationLight ? scrims.lightWide : scrims.darkWide,
    "--hero-scrim-phone": isNavigationLight ? scrims.lightPhone : scrims.darkPhone,
  };
}
