import { useEffect, useState } from "react";

type Slugs = typeof import("../../words/slug-of");

let loaded: Slugs | null = null;

/**
 * The function that proposes slugs. Null until its tables have come: they are larger than a form, and take
 * a moment to be made ready.
 */
export function useSlugOf(): Slugs["slugOf"] | null {
  const [slugs, setSlugs] = useState(loaded);
  useEffect(() => {
    // Without them a slug is written by hand.
    loadSlugs().then(setSlugs, () => {});
  }, []);
  return slugs?.slugOf ?? null;
}

async function loadSlugs(): Promise<Slugs> {
  loaded = await import("../../words/slug-of");
  return loaded;
}
