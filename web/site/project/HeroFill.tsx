import { graphql, useFragment } from "react-relay";
import type { HeroFill_media$key } from "../../__generated__/HeroFill_media.graphql";
import { coverSizes } from "../../media/coverSizes";
import { MovingSources } from "../../media/MovingSources";
import { Picture } from "../../media/Picture";
import { usePage } from "../../rendering/PageContext";

type Props = {
  media: HeroFill_media$key;
  /** Replaces the stored description; empty if the text beside the picture says the same. */
  alt?: string;
  /** Whether the picture is on the first screen: then it is loaded immediately and with priority. */
  isFirst?: boolean;
  /**
   * Whether an animated picture moves. Then a VideoSwitch, which stops it, has to be beside the
   * picture.
   */
  moves?: boolean;
};

/**
 * The picture of a hero, which is the large picture at the head of a project's page. A project
 * card, which a view transition turns into the hero, uses the same files.
 */
export function HeroFill({ media, alt, isFirst = false, moves = false }: Props) {
  const data = useFragment(
    graphql`
      fragment HeroFill_media on Media {
        kind
        asset {
          width
          height
          phoneCrop {
            focalX
            sources {
              mediaType
              srcSet
            }
          }
          motion {
            ...MovingSources_motion
          }
        }
        ...Picture_media
      }
    `,
    media,
  );
  const { fillsLargeScreens } = usePage();
  const motion = moves ? data.asset?.motion : null;
  const boxes = [
    ...(isWholeOnPhones(data) ? phoneHero : []),
    ...(fillsLargeScreens ? largeHero : []),
    { width: "100vw" },
  ];
  const sizes = coverSizes(data.asset, heroHeight, ...boxes);
  return (
    <Picture
      media={data}
      alt={alt}
      sizes={sizes}
      phoneCrop={data.asset?.phoneCrop}
      isFirst={isFirst}
    >
      {motion && <MovingSources motion={motion} sizes={sizes} />}
    </Picture>
  );
}

type Hero = {
  readonly kind: string;
  readonly asset:
    | {
        readonly width: number;
        readonly height: number;
        readonly phoneCrop?: object | null | undefined;
      }
    | null
    | undefined;
};

/** Whether phones show the whole picture of a hero: for wide pictures without a crop for phones. */
export function isWholeOnPhones({ kind, asset }: Hero): boolean {
  return kind === "IMAGE" && !!asset && asset.width > asset.height && !asset.phoneCrop;
}

/** The height of a hero, in pixels, as `--hero-height` in tokens.css. */
const heroHeight = 600;
/** The box of a whole picture on phones. It has no fixed height. */
const phoneHero = [{ when: "(width < 768px)", width: "100vw", height: 0 }];
/**
 * The box of a hero in windows wider than 1440 px, with the height of a hero in a window of 1440 px height.
 */
const largeHero = [{ when: "(width > 1440px)", width: "100vw", height: 1095 }];
