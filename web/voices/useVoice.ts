import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useVoice_siteLook$key } from "../__generated__/useVoice_siteLook.graphql";
import { defaultVoice, type Voice } from "./voice";

/** A look's voice, the default one without. The first came with the page; the styles of others are fetched. */
export function useVoice(siteLook: useVoice_siteLook$key | null): Voice {
  const data = useFragment(
    graphql`
      fragment useVoice_siteLook on SiteLook {
        voice
      }
    `,
    siteLook,
  );
  const voice = (data?.voice ?? defaultVoice) as Voice; // one of a newer version has no styles here
  const [first] = useState(voice);
  useEffect(() => {
    if (voice !== first) import("./loadVoice").then(({ loadVoice }) => loadVoice(voice));
  }, [voice, first]);
  return voice;
}
