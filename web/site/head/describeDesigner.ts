import { paths } from "../../paths";
import type { Thing } from "../../rendering/PageContext";

type Identity = {
  /** The designer's name or, if it is empty, the site's name. */
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
  readonly isEmailShown: boolean;
  readonly socialLinks: readonly { readonly url: string }[];
  readonly portrait: { readonly previewSrc: string | null | undefined } | null | undefined;
};

/**
 * The designer as structured data for search engines. All pages use the same @id for the designer.
 * @param profile the address of the designer's profile on another site, such as LinkedIn
 */
export function describeDesigner(
  origin: string,
  { name, tagline, email, isEmailShown, socialLinks, portrait }: Identity,
  profile: string | null | undefined,
): Thing {
  // Browsers need no structured data: the build leaves the rest out of their code.
  if (!import.meta.env.SSR) return { "@type": "Person" };
  const pages = socialLinks.map(({ url }) => url).filter((url) => /^https?:/i.test(url));
  const elsewhere = [...new Set(profile ? [profile, ...pages] : pages)];
  return {
    "@type": "Person",
    "@id": `${origin}/#designer`,
    name,
    url: origin + paths.home,
    jobTitle: tagline.replace(/\.$/, "") || undefined,
    image: portrait?.previewSrc ? origin + portrait.previewSrc : undefined,
    email: (isEmailShown && email) || undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  };
}
