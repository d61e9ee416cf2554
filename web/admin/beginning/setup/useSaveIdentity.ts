import { graphql, useFragment } from "react-relay";
import type { useSaveIdentity_siteIdentity$key } from "../../../__generated__/useSaveIdentity_siteIdentity.graphql";
import type { useSaveIdentityMutation } from "../../../__generated__/useSaveIdentityMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";

const labels = { ownerName: "Name", tagline: "Tagline", portrait: "Portrait" };

/** The part of the site's identity that the owner begins with, as a form. */
export function useSaveIdentity(siteIdentity: useSaveIdentity_siteIdentity$key) {
  const { version, ownerName, tagline, portrait } = useFragment(
    graphql`
      fragment useSaveIdentity_siteIdentity on SiteIdentity {
        version
        ownerName
        tagline
        portrait {
          src
        }
      }
    `,
    siteIdentity,
  );
  const values = { ownerName, tagline, portrait: portrait?.src ?? null };
  return useRecordForm<useSaveIdentityMutation, typeof values>(
    { values, version, labels },
    graphql`
      mutation useSaveIdentityMutation($input: UpdateSiteIdentityInput!) {
        updateSiteIdentity(input: $input) {
          siteIdentity {
            id
            ...useSaveIdentity_siteIdentity
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
    { failed: { title: "Error", description: "Failed to update site identity." } },
  );
}
