import { useEffect, useEffectEvent, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { reasonOf, showFailure } from "../../showFailure";
import { fetchMediaDetails } from "./fetchMediaDetails";

/**
 * The state of the dialog with the details of a picture or video. `described` is the address of the shown
 * file, null while the dialog is closed. `open` fetches the details first; if that fails, it shows an error.
 */
export function useMediaDetails() {
  const [asked, open] = useState<string | null>(null);
  const close = () => open(null);
  return { described: useFetchedDetails(asked, close), open, close };
}

/**
 * Fetches the details of a picture or video. A failure is shown, then `onFailure` is called.
 * @returns `src` as soon as its details are in the Relay store, null before
 */
export function useFetchedDetails(src: string | null, onFailure: () => void): string | null {
  const environment = useRelayEnvironment();
  const [fetched, setFetched] = useState<string | null>(null);
  const fail = useEffectEvent((reason: string | undefined) => {
    showFailure("Error", reason);
    onFailure();
  });
  useEffect(() => {
    if (src === null) return;
    let isCurrent = true;
    fetchMediaDetails(environment, src).then(
      (isStored) => {
        if (!isCurrent) return;
        if (isStored) setFetched(src);
        else fail("This file is not stored on this site.");
      },
      (error) => isCurrent && fail(reasonOf(error)),
    );
    return () => {
      isCurrent = false;
      setFetched(null);
    };
  }, [environment, src]);
  return fetched === src ? src : null;
}
