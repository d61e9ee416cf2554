import { graphql, useFragment } from "react-relay";
import type { useOwnFonts_siteLook$key } from "../__generated__/useOwnFonts_siteLook.graphql";
import { basePath } from "../base-path";

/**
 * The fonts that the owner has added: their CSS, and the files that the first paint needs. Null if the look
 * of the site is unknown.
 */
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
