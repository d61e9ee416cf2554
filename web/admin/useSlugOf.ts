import { useEffect, useState } from "react";
import type { slugOf } from "../../words/slug-of";

type SlugOf = typeof slugOf;

let loaded: SlugOf | null = null;

/**
 * The function that proposes slugs. Null until its tables have come: they are larger than a form, and take
 * a moment to be made ready.
 */
export function useSlugOf(): SlugOf | null {
  const [found, setFound] = useState(() => loaded);
  useEffect(() => {
    // Without them a slug is written by hand.
    loadSlugOf().then(setFound, () => {});
  }, []);
  return found;
}

async function loadSlugOf(): Promise<() => SlugOf> {
  const { slugOf } = await import("../../words/slug-of");
  loaded = slugOf;
  return () => slugOf;
}
