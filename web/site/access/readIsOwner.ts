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
 * Whether this browser is signed in as the owner, as the server knows it now. What the server put
 * into the page counts once; after that it is asked.
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
