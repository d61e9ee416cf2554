import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { siteLayoutQuery$data } from "../../__generated__/siteLayoutQuery.graphql";
import { siteLayoutQuery } from "../../site/siteLayoutQuery";
import { loadSet } from "../../words/loadedSets";

/**
 * Fetches the data of the layout, which all pages share, once more. Updates the Relay store only when the
 * texts of the site's language are loaded, because the language may have changed. If the fetch fails, the
 * store stays as it is.
 */
export async function refreshLayout(environment: IEnvironment): Promise<void> {
  const request = getRequest(siteLayoutQuery);
  const sent = environment.getNetwork().execute(request.params, {}, { force: true });
  const response = await sent.toPromise().catch(() => undefined);
  if (!response || !("data" in response) || !response.data) return;
  const data = response.data as siteLayoutQuery$data & typeof response.data; // the query's response
  const { language = "en" } = data.siteWords ?? {};
  await loadSet(language);
  environment.commitPayload(createOperationDescriptor(request, {}), data);
}
