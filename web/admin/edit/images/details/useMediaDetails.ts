import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { showFailure } from "../../../showFailure";
import { fetchMediaDetails, type MediaDetails } from "./fetchMediaDetails";

/** The details of one picture at a time, once they are asked for. */
export function useMediaDetails() {
  const environment = useRelayEnvironment();
  const [details, setDetails] = useState<MediaDetails | null>(null);
  const open = async (src: string) => {
    try {
      const found = await fetchMediaDetails(environment, src);
      if (found) setDetails(found);
      else showFailure("Error", "This file is not stored on this site.");
    } catch (error) {
      showFailure("Error", error instanceof Error ? error.message : undefined);
    }
  };
  return { details, open, close: () => setDetails(null) };
}
