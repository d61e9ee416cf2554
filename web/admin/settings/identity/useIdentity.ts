import { graphql, useFragment } from "react-relay";
import type { Identity } from "../../../../content/settings/identity";
import type { SettingsForm } from "../../../../content/settings/setting";
import type { useIdentity_siteIdentity$key } from "../../../__generated__/useIdentity_siteIdentity.graphql";
import type { useIdentityMutation } from "../../../__generated__/useIdentityMutation.graphql";
import type { SubmissionNotices } from "../../editing/useSubmission";
import { useSettings } from "../useSettings";

/** A form with some settings of the site's identity. `saved` of the result is the stored identity. */
export function useIdentity(
  form: SettingsForm<Identity>,
  siteIdentity: useIdentity_siteIdentity$key,
  notices: SubmissionNotices,
) {
  const saved = useFragment(
    graphql`
      fragment useIdentity_siteIdentity on SiteIdentity {
        version
        ownerName
        tagline
        logo {
          src
        }
        portrait {
          src
        }
        teaserText
        teaserPhoto {
          src
        }
        teaserCaption
        footerText
        searchDescription
        socialImage {
          src
        }
        favicon {
          src
        }
        email
        isEmailShown
        socialLinks {
          label
          url
        }
        takesAccessRequests
        companyField
      }
    `,
    siteIdentity,
  );
  const settings = useSettings<useIdentityMutation, Identity>(
    form,
    saved,
    graphql`
      mutation useIdentityMutation($input: UpdateSiteIdentityInput!) {
        updateSiteIdentity(input: $input) {
          siteIdentity {
            id
            ...useIdentity_siteIdentity
            ...useIconVersion_siteIdentity
            ...SiteHeader_siteIdentity
            ...SiteFooter_siteIdentity
            ...useSiteName_siteIdentity
            ...useSitePicture_siteIdentity
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    (input) => ({ input }),
    notices,
  );
  return { saved, ...settings };
}
