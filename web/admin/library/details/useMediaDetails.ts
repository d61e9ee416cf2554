import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { reasonOf, showFailure } from "../../showFailure";
import { fetchMediaDetails } from "./fetchMediaDetails";

/**
 * `described` is the address of the picture or video whose details are open, null for none. `open` fetches
 * the details first; if that fails, it shows an error.
 */
export function useMediaDetails() {
  const environment = useRelayEnvironment();
  const [described, setDescribed] = useState<string | null>(null);
  const open = async (src: string) => {
    try {
      if (await fetchMediaDetails(environment, src)) setDescribed(src);
      else showFailure("Error", "This file is not stored on this site.");
    } catch (error) {
      showFailure("Error", reasonOf(error));
    }
  };
  return { described, open, close: () => setDescribed(null) };
}
