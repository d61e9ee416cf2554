import { graphql, useFragment } from "react-relay";
import type { HeroPicture_media$key } from "../../__generated__/HeroPicture_media.graphql";
import { Picture } from "../../media/Picture";
import "./ProjectHero.css";

type Props = { media: HeroPicture_media$key; isNavigationLight: boolean };

/** The picture across the head of a project's page. */
export function HeroPicture({ media, isNavigationLight }: Props) {
  const data = useFragment(
    graphql`
      fragment HeroPicture_media on Media {
        asset {
          width
          height
        }
        ...Picture_media
      }
    `,
    media,
  );
  return (
    // The attribute sets the colours of the navigation above it, see ProjectHero.css.
    <div className="project-hero" data-navigation={isNavigationLight ? "light" : "dark"}>
      <Picture media={data} sizes={sizesOf(data.asset)} isFirst />
    </div>
  );
}

const heroHeight = 600;

/** The picture covers its box: a narrow box shows a part of one as wide as its height asks for. */
function sizesOf(asset: { width: number; height: number } | null | undefined): string {
  if (!asset?.height) return "100vw";
  return `max(100vw, ${Math.ceil((heroHeight * asset.width) / asset.height)}px)`;
}
