import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchSlugHolder, type SlugHolder } from "./fetchSlugHolder";

/** The pause in typing before the request, in milliseconds. */
const delay = 400;

/** The project that a slug leads to. Null if no project has the slug, and until the server has responded. */
export function useSlugHolder(slug: string | null): SlugHolder | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ slug: string; holder: SlugHolder | null }>();
  useEffect(() => {
    if (!slug) return;
    const timer = setTimeout(() => {
      // A failed request is ignored, because the server checks the slug again when the project is created.
      fetchSlugHolder(environment, slug).then(
        (holder) => setFound({ slug, holder }),
        () => {},
      );
    }, delay);
    return () => clearTimeout(timer);
  }, [environment, slug]);
  return slug && found?.slug === slug ? found.holder : null;
}
