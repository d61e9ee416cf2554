import { commitLocalUpdate, type IEnvironment } from "relay-runtime";

/**
 * Invalidates all cached queries, so that they are fetched again, such as after a change of access.
 */
export function clearQueryCache(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
