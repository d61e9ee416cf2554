import { graphql } from "react-relay";
import type { useUpdateSiteIdentityMutation } from "../../__generated__/useUpdateSiteIdentityMutation.graphql";
import { useRecordForm } from "../editing/useRecordForm";

/** The identity as its form holds it; pictures by their address, null for none. */
export type IdentityValues = {
  ownerName: string;
  tagline: string;
  footerText: string;
  teaserText: string;
  teaserCaption: string;
  logo: string | null;
  portrait: string | null;
  teaserPhoto: string | null;
};

/** What the identity's fields are called. */
export const identityLabels = {
  ownerName: "Name",
  tagline: "Tagline",
  logo: "Logo",
  portrait: "Portrait",
  teaserText: "Teaser text",
  teaserPhoto: "Teaser photo",
  teaserCaption: "Photo caption",
  footerText: "Footer text",
};

/** The form that writes who the site is about. */
export function useUpdateSiteIdentity(values: IdentityValues, version: number) {
  return useRecordForm<useUpdateSiteIdentityMutation, IdentityValues>(
    { values, version, labels: identityLabels },
    graphql`
      mutation useUpdateSiteIdentityMutation($input: UpdateSiteIdentityInput!) {
        updateSiteIdentity(input: $input) {
          siteIdentity {
            id
            ...IdentityPanel_siteIdentity
            ...SiteHeader_siteIdentity
            ...SiteFooter_siteIdentity
            ...useSiteName_siteIdentity
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Site identity updated",
        description: "The site identity has been updated successfully.",
      },
      failed: { title: "Error", description: "Failed to update site identity." },
    },
  );
}
