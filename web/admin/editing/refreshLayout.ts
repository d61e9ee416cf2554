import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { siteLayoutQuery$data } from "../../__generated__/siteLayoutQuery.graphql";
import { siteLayoutQuery } from "../../site/siteLayoutQuery";
import { loadSet } from "../../words/loadedSets";

/**
 * Fetches the data of the layout, which all pages share, again. The store is updated only after the
 * texts of the site's language are loaded, and not at all if the fetch fails.
 */
export async function refreshLayout(environment: IEnvironment): Promise<void> {
  const request = getRequest(siteLayoutQuery);
  const sent = environment.getNetwork().execute(request.params, {}, { force: true });
  const response = await sent.toPromise().catch(() => undefined);
  if (!response || !("data" in response) || !response.data) return;
  const data = response.data as siteLayoutQuery$data & typeof response.data; // the type of the query
  const { language = "en" } = data.siteWords ?? {};
  await loadSet(language);
  environment.commitPayload(createOperationDescriptor(request, {}), data);
}
