import { paths } from "../../paths";
import type { Thing } from "./structuredData";

type Identity = { readonly ownerName: string; readonly tagline: string };

/** The designer, as every page that is about them tells search engines. */
export function describeDesigner(origin: string, { ownerName, tagline }: Identity): Thing {
  return {
    "@type": "Person",
    "@id": `${origin}/#designer`,
    name: ownerName || "Portfolio",
    url: origin + paths.home,
    description: tagline || undefined,
  };
}
