import { createContext, useContext } from "react";

/** Something in the vocabulary of schema.org, as JSON-LD. */
export type Thing = { "@type": string; [property: string]: unknown };

/** Where a page leaves what it says to search engines; read by the server once it is rendered. */
export const StructuredData = createContext<{ things: Thing[] }>({ things: [] });

/**
 * Says what the page is about to search engines, which read it in the first HTML. Undefined values
 * are left out.
 */
export function useStructuredData(...things: Thing[]): void {
  useContext(StructuredData).things = things;
}

/** The things as a data block of the page. They cannot end their element, nor be run. */
export function embedStructuredData(things: Thing[]): string {
  if (things.length === 0) return "";
  const graph = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}
