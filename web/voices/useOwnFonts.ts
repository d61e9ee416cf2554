import { graphql, useFragment } from "react-relay";
import type { useOwnFonts_siteLook$key } from "../__generated__/useOwnFonts_siteLook.graphql";
import { basePath } from "../base-path";

/** What a page needs to be set in the owner's fonts. Null where it is known of none. */
export function useOwnFonts(siteLook: useOwnFonts_siteLook$key | null) {
  const fonts = useFragment(
    graphql`
      fragment useOwnFonts_siteLook on SiteLook {
        fontStyles
        firstFontFiles
      }
    `,
    siteLook,
  );
  return (
    fonts && { ...fonts, fontStyles: fonts.fontStyles?.replaceAll('url("/', `url("${basePath}/`) }
  );
}
