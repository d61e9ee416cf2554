import { graphql, useFragment } from "react-relay";
import type { useSitePicture_siteIdentity$key } from "../../__generated__/useSitePicture_siteIdentity.graphql";
import { useSiteLayout } from "../SiteLayoutContext";
import { useSiteName } from "../useSiteName";

/**
 * The picture that the owner chose for link previews of the site. Null if the owner has not chosen a picture.
 */
export function useSitePicture(): { src: string; text: string } | null {
  const siteName = useSiteName();
  const identity: useSitePicture_siteIdentity$key | null = useSiteLayout()?.siteIdentity ?? null;
  const picture = useFragment(
    graphql`
      fragment useSitePicture_siteIdentity on SiteIdentity {
        socialImage {
          previewSrc
          asset {
            altText
          }
        }
      }
    `,
    identity,
  )?.socialImage;
  if (!picture?.previewSrc) return null;
  return { src: picture.previewSrc, text: picture.asset?.altText || siteName };
}
