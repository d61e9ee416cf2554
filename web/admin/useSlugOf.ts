import { useEffect, useState } from "react";

type Slugs = typeof import("../../words/slug-of");

let loaded: Slugs | null = null;

/**
 * The function that makes a slug of a name. Null until it is loaded: its tables of letters are larger than
 * the code of a form, and take some time to be prepared.
 */
export function useSlugOf(): Slugs["slugOf"] | null {
  const [slugs, setSlugs] = useState(loaded);
  useEffect(() => {
    // If the function cannot be loaded, the owner writes the slug.
    loadSlugs().then(setSlugs, () => {});
  }, []);
  return slugs?.slugOf ?? null;
}

async function loadSlugs(): Promise<Slugs> {
  loaded = await import("../../words/slug-of");
  return loaded;
}
