import { graphql } from "react-relay";
import { commitLocalUpdate, fetchQuery, type IEnvironment } from "relay-runtime";
import type { readIsOwnerQuery } from "../../__generated__/readIsOwnerQuery.graphql";

const query = graphql`
  query readIsOwnerQuery {
    viewer {
      isOwner
    }
  }
`;

/**
 * Whether this browser is signed in as the owner. The value that the server sent with the page is used once.
 * Later calls request it from the server.
 */
export async function readIsOwner(environment: IEnvironment): Promise<boolean> {
  const data = await fetchQuery<readIsOwnerQuery>(
    environment,
    query,
    {},
    { fetchPolicy: "store-or-network" },
  ).toPromise();
  if (!environment.isServer()) {
    commitLocalUpdate(environment, (store) =>
      store.getRoot().getLinkedRecord("viewer")?.invalidateRecord(),
    );
  }
  return data?.viewer.isOwner ?? false;
}
