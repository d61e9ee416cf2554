import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchFormerHolder } from "../../projects/create/fetchSlugHolder";

/** How long the owner writes on before it is asked, in milliseconds. */
const delay = 400;

/** The name of the project whose former links lead to this slug. Null for none, or while it is asked. */
export function useFormerHolder(slug: string | null): string | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ slug: string; name: string | null }>();
  useEffect(() => {
    if (!slug) return;
    const timer = setTimeout(() => {
      // Without an answer nothing is said; saving does not depend on it.
      fetchFormerHolder(environment, slug).then(
        (name) => setFound({ slug, name }),
        () => {},
      );
    }, delay);
    return () => clearTimeout(timer);
  }, [environment, slug]);
  return slug && found?.slug === slug ? found.name : null;
}
