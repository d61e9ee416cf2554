import { commitLocalUpdate, type IEnvironment } from "relay-runtime";

/** Clears all cached queries after a change of access. */
export function clearQueryCache(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
