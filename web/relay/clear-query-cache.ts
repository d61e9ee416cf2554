import { commitLocalUpdate, type IEnvironment } from "relay-runtime";

/** Invalidates all cached queries after a change of access, so that they are fetched again. */
export function clearQueryCache(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
