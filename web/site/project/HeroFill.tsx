import { graphql, useFragment } from "react-relay";
import type { HeroFill_media$key } from "../../__generated__/HeroFill_media.graphql";
import { coverSizes } from "../../media/coverSizes";
import { MovingSources } from "../../media/MovingSources";
import { Picture } from "../../media/Picture";
import { usePage } from "../../rendering/PageContext";

type Props = {
  media: HeroFill_media$key;
  /** Replaces the stored description; empty where the text beside it says the same. */
  alt?: string;
  /** On the first screen: loaded immediately and with priority. */
  isFirst?: boolean;
  /** Whether an animated picture moves here, next to its VideoSwitch. */
  moves?: boolean;
};

/** The picture of a hero. Cards that may grow into one use the same files. */
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

/** Whether phones show a hero as a whole: a wide picture without a crop for them. */
export function isWholeOnPhones({ kind, asset }: Hero): boolean {
  return kind === "IMAGE" && !!asset && asset.width > asset.height && !asset.phoneCrop;
}

/** As in ProjectHero.css, in pixels. */
const heroHeight = 600;
/** A whole picture, which is as high as its width says. */
const phoneHero = [{ when: "(width < 768px)", width: "100vw", height: 0 }];
/** In windows as tall as those of large screens. */
const largeHero = [{ when: "(width > 1440px)", width: "100vw", height: 1095 }];
