import { graphql } from "react-relay";

/**
 * The data of the layout of every page: header, footer, colours and texts. If it cannot be loaded, the site
 * is shown in its fallback colours.
 */
export const siteLayoutQuery = graphql`
  query siteLayoutQuery @throwOnFieldError {
    siteColors {
      ...useThemeColors_siteColors
    }
    siteLook {
      ...useVoice_siteLook
      ...useOwnFonts_siteLook
      ...useHasOwnLight_siteLook
      fillsLargeScreens
    }
    siteIdentity {
      ...SiteHeader_siteIdentity
      ...SiteFooter_siteIdentity
      ...useSiteName_siteIdentity
      ...useIconVersion_siteIdentity
      ...useSitePicture_siteIdentity
      takesAccessRequests
    }
    siteWords {
      language
      ...SiteWordsProvider_siteWords
    }
    banner {
      ...Banner_banner
    }
    viewer {
      hasEndedLink
      link {
        measuring
      }
    }
  }
`;
