import { commitLocalUpdate, type IEnvironment } from "relay-runtime";

/** Makes every page ask the server again, because what it may show has changed. */
export function clearQueryCache(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore());
}
