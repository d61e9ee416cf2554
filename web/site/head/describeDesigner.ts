import { paths } from "../../paths";
import type { Thing } from "./structuredData";

type Identity = {
  /** Or what the site is called while there is none. */
  readonly name: string;
  readonly tagline: string;
  readonly portrait: { readonly previewSrc: string | null | undefined } | null | undefined;
};

/**
 * The designer, as every page that is about them tells search engines.
 * @param profile their address elsewhere
 */
export function describeDesigner(
  origin: string,
  { name, tagline, portrait }: Identity,
  profile: string | null | undefined,
): Thing {
  return {
    "@type": "Person",
    "@id": `${origin}/#designer`,
    name,
    url: origin + paths.home,
    jobTitle: tagline.replace(/\.$/, "") || undefined,
    image: portrait?.previewSrc ? origin + portrait.previewSrc : undefined,
    sameAs: profile ? [profile] : undefined,
  };
}
