import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { HeroPicture_media$key } from "../../__generated__/HeroPicture_media.graphql";
import { VideoSwitch } from "../../media/VideoSwitch";
import { HeroFill } from "./HeroFill";
import "./ProjectHero.css";

type Props = { media: HeroPicture_media$key; isNavigationLight: boolean };

/** The picture across the head of a project's page. */
export function HeroPicture({ media, isNavigationLight }: Props) {
  const data = useFragment(
    graphql`
      fragment HeroPicture_media on Media {
        kind
        asset {
          heroVeils {
            darkWide
            darkPhone
            lightWide
            lightPhone
          }
        }
        ...HeroFill_media
      }
    `,
    media,
  );
  const veils = data.asset?.heroVeils;
  return (
    // The attribute sets the colours of the navigation above it, see ProjectHero.css.
    <div
      className="project-hero picture-crop"
      data-navigation={isNavigationLight ? "light" : "dark"}
      style={veils ? veilStyle(veils, isNavigationLight) : undefined}
    >
      <HeroFill media={data} isFirst />
      {data.kind === "VIDEO" && <VideoSwitch />}
    </div>
  );
}

type Veils = Readonly<Record<"darkWide" | "darkPhone" | "lightWide" | "lightPhone", number>>;

/** How strong the veil under the navigation is: no more than the picture needs there. */
function veilStyle(veils: Veils, isNavigationLight: boolean): CSSProperties {
  return {
    "--veil-wide": isNavigationLight ? veils.lightWide : veils.darkWide,
    "--veil-phone": isNavigationLight ? veils.lightPhone : veils.darkPhone,
  };
}
