import { Environment, type FetchFunction, Network, RecordSource, Store } from "relay-runtime";

/** The records of a store, as the server embeds them in a page. */
export type StoreRecords = ReturnType<RecordSource["toJSON"]>;

/**
 * A Relay environment. The server creates an environment for every request, the browser one for the whole
 * visit.
 */
export function createEnvironment(
  fetchOperation: FetchFunction,
  records: StoreRecords = {},
): Environment {
  return new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(records), { gcReleaseBufferSize: 20 }),
    isServer: typeof window === "undefined",
  });
}
