import { useEffect, useState } from "react";
import { loadEveryBlock } from "../../../modules/blocks";

/** Loads the blocks of all types, so that a module is shown the moment it is added. */
export function useEveryBlock(): { isLoaded: boolean } {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // One that does not come is asked for again where it is to be shown.
    loadEveryBlock()
      .catch(() => {})
      .then(() => setLoaded(true));
  }, []);
  return { isLoaded };
}
