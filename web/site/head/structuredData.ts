import { dataBlock } from "../../rendering/dataBlock";
import { type Thing, usePage } from "../../rendering/PageContext";

/** Sets the structured data in the HTML that the server sends, for search engines. Undefined values are left out. */
export function useStructuredData(...things: Thing[]): void {
  const { response } = usePage();
  if (response) response.things = things;
}

/** Returns the structured data as the HTML of a `script` element. Empty if there is no structured data. */
export function embedStructuredData(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  return dataBlock('type="application/ld+json"', graph);
}
