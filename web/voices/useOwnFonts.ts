import { graphql, useFragment } from "react-relay";
import type { useOwnFonts_siteLook$key } from "../__generated__/useOwnFonts_siteLook.graphql";

/** What a page needs to be set in the owner's fonts. Null where it is known of none. */
export function useOwnFonts(siteLook: useOwnFonts_siteLook$key | null) {
  return useFragment(
    graphql`
      fragment useOwnFonts_siteLook on SiteLook {
        fontStyles
        firstFontFiles
      }
    `,
    siteLook,
  );
}
