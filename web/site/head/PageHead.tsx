import { useLocation } from "react-router";
import { useSiteName } from "../layout/useSiteName";
import { useSiteOrigin } from "./useSiteOrigin";

type Props = {
  title: string;
  description?: string | undefined;
  /** Address of the picture for link previews, 1200 by 630 pixels, from the root of the site. */
  image?: string | null | undefined;
  /** What the picture shows. */
  imageText?: string | undefined;
  /** What the page is, in the words of Open Graph. */
  type?: "website" | "article" | "profile";
  /**
   * The one address under which search engines list the page, from the root of the site, however it
   * was spelled this time. Without it they do not list the page.
   */
  listedAt?: string | undefined;
};

/** Title, description, canonical address and link preview of a page. React moves them into the head. */
export function PageHead(props: Props) {
  const { title, description, image, imageText = title, type = "website", listedAt } = props;
  const origin = useSiteOrigin();
  const siteName = useSiteName();
  const { pathname } = useLocation();
  // Shared, a page stands alone: whose it is has to be said.
  const sharedTitle = title.includes(siteName) ? title : `${title} – ${siteName}`;
  const address = origin + (listedAt ?? pathname);
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
