import { graphql, useFragment } from "react-relay";
import type { useBeginningIdentity_siteIdentity$key } from "../../../__generated__/useBeginningIdentity_siteIdentity.graphql";
import { useUpdateSiteIdentity } from "../../settings/identity/useUpdateSiteIdentity";

const labels = { ownerName: "Name", tagline: "Tagline", portrait: "Portrait" };
const notices = { failed: { title: "Error", description: "Failed to update site identity." } };

/** The part of the site's identity that the owner begins with, as a form. */
export function useBeginningIdentity(siteIdentity: useBeginningIdentity_siteIdentity$key) {
  const { version, ownerName, tagline, portrait } = useFragment(
    graphql`
      fragment useBeginningIdentity_siteIdentity on SiteIdentity {
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
  return useUpdateSiteIdentity({ values, version, labels, notices });
}
