import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVoice_siteLook$key } from "../__generated__/useVoice_siteLook.graphql";
import { defaultVoice, type Voice } from "./voice";

/**
 * The voice (type direction) of the site, or the default voice if the site's look is unknown. The page
 * contains the styles of the voice that it first showed; the styles of other voices are fetched.
 */
export function useVoice(siteLook: useVoice_siteLook$key | null): Voice {
  const data = useFragment(
    graphql`
      fragment useVoice_siteLook on SiteLook {
        voice
      }
    `,
    siteLook,
  );
  const voice = (data?.voice ?? defaultVoice) as Voice; // a voice of a newer server has no styles here
  const [first] = useState(voice);
  useEffect(() => {
    if (voice === first) return;
    import("./loadVoice").then(({ loadVoice }) => loadVoice(voice)).catch(() => {}); // the styles of the first voice stay
  }, [voice, first]);
  return voice;
}
