import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useRequestDetailsQuery,
  useRequestDetailsQuery$data,
} from "../../../__generated__/useRequestDetailsQuery.graphql";
import { reasonOf, showFailure } from "../../showFailure";

const query = graphql`
  query useRequestDetailsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on ContactMessage {
        accessRequest {
          greeting
          project {
            id
            name
          }
          withheldProjects {
            id
            name
          }
        }
      }
    }
    mailSettings {
      state
    }
  }
`;

const failed = "The request could not be read";

/** The data that the owner needs to decide on a request. */
export type RequestDetails = NonNullable<
  NonNullable<useRequestDetailsQuery$data["node"]>["accessRequest"]
> & { isMailReady: boolean };

/**
 * The details of a request for access, for a dialog. `load` fetches them, which opens the dialog;
 * `forget` closes it. `details` is null while the dialog is closed.
 */
export function useRequestDetails(id: string) {
  const environment = useRelayEnvironment();
  const [details, setDetails] = useState<RequestDetails | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const data = await fetchQuery<useRequestDetailsQuery>(environment, query, { id }).toPromise();
      const request = data?.node?.accessRequest;
      if (data && request) {
        setDetails({ ...request, isMailReady: data.mailSettings.state === "READY" });
      } else showFailure(failed, "This request does not exist any more.");
    } catch (error) {
      showFailure(failed, reasonOf(error));
    }
    setLoading(false);
  };
  return { details, load, isLoading, forget: () => setDetails(null) };
}
