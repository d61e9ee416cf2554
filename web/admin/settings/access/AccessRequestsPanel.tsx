import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { AccessRequestsPanel_siteIdentity$key } from "../../../__generated__/AccessRequestsPanel_siteIdentity.graphql";
import type { AccessRequestsPanelMutation } from "../../../__generated__/AccessRequestsPanelMutation.graphql";
import { paths } from "../../../paths";
import { Panel } from "../../../ui/panel/Panel";
import { Switch } from "../../../ui/switch/Switch";
import { useContentSubmission } from "../../editing/useContentSubmission";

type Props = { siteIdentity: AccessRequestsPanel_siteIdentity$key };

/** The panel with the switch that lets visitors ask for access. */
export function AccessRequestsPanel({ siteIdentity }: Props) {
  const { takesAccessRequests } = useFragment(
    graphql`
      fragment AccessRequestsPanel_siteIdentity on SiteIdentity {
        takesAccessRequests
      }
    `,
    siteIdentity,
  );
  const { setTaken, isPending } = useSetAccessRequests();
  return (
    <Panel
      title="Requests for Access"
      description={
        <>
          Where something is protected, visitors without a password can ask you for access. Requests
          come to your{" "}
          <Link className="text-link" to={paths.adminMessages}>
            inbox
          </Link>
          ; nobody gets in, and nobody is mailed, before you say so.
        </>
      }
    >
      <Switch isSelected={takesAccessRequests} isPending={isPending} onChange={setTaken}>
        Let visitors ask for access
      </Switch>
    </Panel>
  );
}

/** Switches requests for access on or off at once. */
function useSetAccessRequests() {
  const { submit, isPending } = useContentSubmission<AccessRequestsPanelMutation>(
    graphql`
      mutation AccessRequestsPanelMutation($input: UpdateSiteIdentityInput!) {
        updateSiteIdentity(input: $input) {
          siteIdentity {
            ...AccessRequestsPanel_siteIdentity
            takesAccessRequests
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change that." },
  );
  return {
    isPending,
    setTaken: (takesAccessRequests: boolean) => submit({ input: { takesAccessRequests } }),
  };
}
