import { useLocation } from "react-router";
import { usePage } from "../../rendering/PageContext";
import { useSiteLayout } from "../SiteLayoutContext";
import { useThemeColors } from "../theme/useThemeColors";
import { useSiteName } from "../useSiteName";
import { useUnlisted } from "./useResponseStatus";
import { useSiteOrigin } from "./useSiteOrigin";
import { useSitePicture } from "./useSitePicture";
import { versionOf } from "./versionOf";

type PreviewPicture = {
  /** The address, from the root of the site, of a picture of 1200 by 630 pixels. Null without a picture. */
  src: string | null | undefined;
  /** The description of the picture. Without it, the page's title is used. */
  text?: string | undefined;
};

type Props = {
  title: string;
  description?: string | undefined;
  /** The picture for link previews of this page. */
  image?: PreviewPicture | undefined;
  /** The picture that is used if the owner has not chosen a picture for the site. */
  fallbackImage?: PreviewPicture | undefined;
  /**
   * The address of the page's social card, a picture that the server draws. It is used if there is no other
   * picture.
   */
  card?: string | undefined;
  /** The Open Graph type of the page. */
  type?: "website" | "article" | "profile";
  /** The canonical path of the page, for search engines. Without it the page is not indexed. */
  listedAt?: string | undefined;
};

/** Title, description, canonical address and link preview of a page. React moves them into the head. */
export function PageHead(props: Props) {
  const { title, description, type = "website", listedAt } = props;
  const origin = useSiteOrigin();
  const siteName = useSiteName();
  const { pathname } = useLocation();
  const pictures = [props.image, useSitePicture(), props.fallbackImage, useCard(props)];
  const picture = pictures.find((candidate) => candidate?.src);
  const image = picture?.src;
  const imageText = picture?.text || title;
  // In a link preview the title has to name the site.
  const sharedTitle = title.includes(siteName) ? title : `${title} – ${siteName}`;
  const address = origin + (listedAt ?? pathname);
  useUnlisted(listedAt === undefined);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {listedAt ? (
        <link rel="canonical" href={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:url" content={address} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={origin + image} />}
      {image && <meta property="og:image:width" content="1200" />}
      {image && <meta property="og:image:height" content="630" />}
      {image && <meta property="og:image:alt" content={imageText} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={sharedTitle} />
      {description && <meta name="twitter:description" content={description} />}
      {image && <meta name="twitter:image" content={origin + image} />}
      {image && <meta name="twitter:image:alt" content={imageText} />}
    </>
  );
}

/**
 * The social card of a page. Its address changes with title, voice and colours, so that caches do not return
 * an old card.
 */
function useCard({ card, title, description }: Props): PreviewPicture | undefined {
  const siteName = useSiteName();
  const colors = useThemeColors(useSiteLayout()?.siteColors ?? null);
  const { voice } = usePage();
  if (!card) return undefined;
  const { background, textPrimary, textSecondary, navHover } = colors;
  const version = versionOf(
    ...[title, description, siteName, voice],
    ...[background, textPrimary, textSecondary, navHover],
  );
  return { src: `${card}?v=${version}` };
}
