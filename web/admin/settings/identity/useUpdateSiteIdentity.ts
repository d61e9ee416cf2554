import { graphql } from "react-relay";
import type {
  UpdateSiteIdentityInput,
  useUpdateSiteIdentityMutation,
} from "../../../__generated__/useUpdateSiteIdentityMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import type { SubmissionNotices } from "../../editing/useSubmission";

/** What a panel edits of the site's identity; pictures by their address, null for none. */
type IdentityPart = Omit<UpdateSiteIdentityInput, "version">;

type Options<Values> = {
  values: Values;
  version: number;
  /** What the fields are called. One object for all renders. */
  labels: Readonly<Record<keyof Values, string>>;
  notices: SubmissionNotices;
  /** What is sent of the changes; all of them as they are where it is missing. */
  prepare?: (changes: Partial<Values>) => Partial<Values>;
};

/** A form that writes a part of the site's identity. */
export function useUpdateSiteIdentity<Values extends IdentityPart>({
  notices,
  prepare = (changes) => changes,
  ...record
}: Options<Values>) {
  const { save, ...form } = useRecordForm<useUpdateSiteIdentityMutation, Values>(
    record,
    graphql`
      mutation useUpdateSiteIdentityMutation($input: UpdateSiteIdentityInput!) {
        updateSiteIdentity(input: $input) {
          siteIdentity {
            id
            ...IdentityPanel_siteIdentity
            ...SharingPanel_siteIdentity
            ...LinksPanel_siteIdentity
            ...FaviconPanel_siteIdentity
            ...useBeginningIdentity_siteIdentity
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
    notices,
  );
  return {
    ...form,
    save: (onSaved?: () => void) =>
      save((changes, version) => ({ input: { ...prepare(changes), version } }), onSaved),
  };
}
