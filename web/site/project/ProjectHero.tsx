import { graphql, useFragment } from "react-relay";
import type { ProjectHero_media$key } from "../../__generated__/ProjectHero_media.graphql";
import type { ProjectHero_project$key } from "../../__generated__/ProjectHero_project.graphql";
import { VideoSwitch } from "../../media/VideoSwitch";
import { HeroFill, isWholeOnPhones } from "./HeroFill";
import { ProjectName } from "./ProjectName";
import "./ProjectHero.css";

/**
 * The head of a project's page, under the navigation: the picture, with the large name under or beside the
 * picture, or only the name. Phones show a wide picture whole, unless its focal point defines a crop for
 * them.
 */
export function ProjectHero({ project }: { project: ProjectHero_project$key }) {
  const { hyphenatedName, lightModeNav, pageHero } = useFragment(
    graphql`
      fragment ProjectHero_project on ProjectContent {
        hyphenatedName
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
          <ProjectName name={hyphenatedName} />
        </div>
      </div>
    );
  }
  return (
    <div className="project-opening" data-shape={shapeOf(pageHero.asset)}>
      <HeroPicture media={pageHero} isNavigationLight={lightModeNav} />
      <div className="project-title">
        <ProjectName name={hyphenatedName} />
      </div>
    </div>
  );
}

type Size = { readonly width: number; readonly height: number };

/**
 * The shape of a picture, by which the style sheets of voices (type directions) arrange name and picture: see
 * web/voices/shared.css. Undefined if the picture's size is unknown.
 */
function shapeOf(size: Size | null | undefined): string | undefined {
  if (!size?.height) return undefined;
  const ratio = size.width / size.height;
  if (ratio < 0.8) return "tall";
  return ratio <= 1.25 ? "square" : "wide";
}

type HeroPictureProps = { media: ProjectHero_media$key; isNavigationLight: boolean };

/** The picture across the head of a project's page. */
function HeroPicture({ media, isNavigationLight }: HeroPictureProps) {
  const data = useFragment(
    graphql`
      fragment ProjectHero_media on Media {
        kind
        asset {
          width
          height
          phoneCrop {
            focalX
          }
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
  const { wide, phone } = scrimsUnder(data.asset?.heroVeils, isNavigationLight);
  const isWhole = isWholeOnPhones(data);
  const above = [wide > strongest && "wide", (isWhole || phone > strongest) && "phone"];
  return (
    // The attributes set the colours and the position of the navigation, see ProjectHero.css.
    <div
      className="project-hero picture-crop"
      data-navigation={isNavigationLight ? "light" : "dark"}
      data-whole={isWhole || undefined}
      data-above={above.filter(Boolean).join(" ") || undefined}
      style={{
        "--hero-scrim-wide": wide > strongest ? 0 : wide,
        "--hero-scrim-phone": isWhole || phone > strongest ? 0 : phone,
      }}
    >
      <HeroFill media={data} isFirst moves />
      {(data.kind === "VIDEO" || data.asset?.motion) && <VideoSwitch />}
    </div>
  );
}

/**
 * The maximum strength of a scrim. A stronger scrim would grey the picture, so the navigation is above the
 * picture instead.
 */
const strongest = 0.3;

type Scrims = Readonly<Record<"darkWide" | "darkPhone" | "lightWide" | "lightPhone", number>>;

/** The strength of the scrims that the navigation needs over the picture, from 0 to 1; 1 if unknown. */
function scrimsUnder(scrims: Scrims | null | undefined, isNavigationLight: boolean) {
  if (!scrims) return { wide: 1, phone: 1 };
  return isNavigationLight
    ? { wide: scrims.lightWide, phone: scrims.lightPhone }
    : { wide: scrims.darkWide, phone: scrims.darkPhone };
}
