import { graphql } from "react-relay";
import type { useUpdateSiteIdentityMutation } from "../../__generated__/useUpdateSiteIdentityMutation.graphql";
import { useForm } from "../forms/useForm";

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

/** The form that writes who the site is about. */
export function useUpdateSiteIdentity(saved: IdentityValues) {
  return useForm<useUpdateSiteIdentityMutation, IdentityValues>(
    saved,
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
