import { type LoaderFunction, replace } from "react-router";
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { WorkPageQuery } from "../../__generated__/WorkPageQuery.graphql";
import type { workPageLoaderQuery } from "../../__generated__/workPageLoaderQuery.graphql";
import { paths } from "../../paths";
import { queryLoader } from "../../relay/query-route";
import { environmentOf } from "../../relay/route-context";
import { loadOwnersHint } from "../layout/OwnersHint";
import { shownCount } from "./gridPages";
import { workPageQuery } from "./WorkPage";
import { tagIn } from "./workTag";

const placeQuery = graphql`
  query workPageLoaderQuery($databaseId: Int!, $tag: String) @throwOnFieldError {
    workImagePlace(databaseId: $databaseId, tag: $tag)
  }
`;

/**
 * Loads the part of the grid that the address requests: a number of images, or all images up to the viewed
 * image. An image that does not exist any more is ignored. Other spellings of a tag redirect to the tag's
 * canonical address.
 */
export const workPageLoader: LoaderFunction = async (...parameters) => {
  const [{ request, context }] = parameters;
  const { searchParams } = new URL(request.url);
  const tag = tagIn(searchParams);
  const viewed = numberIn(searchParams.get("view"));
  const place = viewed === 0 ? null : await placeOf(environmentOf(context), viewed, tag);
  const count = shownCount(numberIn(searchParams.get("count")), (place ?? -1) + 1);
  const load = queryLoader<WorkPageQuery>({
    query: workPageQuery,
    variables: () => ({ count, tag }),
    prepare: ({ siteSetup }) => loadOwnersHint(siteSetup),
    redirect: (data) => {
      if (!data.tag || data.tag.key === tag) return undefined;
      searchParams.set("tag", data.tag.key);
      return replace(`${paths.work}?${searchParams}`, 301);
    },
  });
  return load(...parameters);
};

/** The number in a parameter. 0 if it cannot be an id or a count. */
function numberIn(parameter: string | null): number {
  return parameter && /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
}

async function placeOf(
  environment: IEnvironment,
  databaseId: number,
  tag: string | null,
): Promise<number | null> {
  const data = await fetchQuery<workPageLoaderQuery>(
    environment,
    placeQuery,
    { databaseId, tag },
    { fetchPolicy: "store-or-network" },
  ).toPromise();
  return data?.workImagePlace ?? null;
}
