import { type Thing, usePage } from "../../rendering/PageContext";

/**
 * Says what the page is about to search engines, which read it in the first HTML. Undefined values
 * are left out.
 */
export function useStructuredData(...things: Thing[]): void {
  const { response } = usePage();
  if (response) response.things = things;
}

/** The things as a data block of the page. They cannot end their element, nor be run. */
export function embedStructuredData(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
