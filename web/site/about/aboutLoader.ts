import { loadQuery, type PreloadedQuery } from "react-relay";
import type { LoaderFunction } from "react-router";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { AboutPageQuery } from "../../__generated__/AboutPageQuery.graphql";
import type { CollaboratorsQuery } from "../../__generated__/CollaboratorsQuery.graphql";
import { aboutPageQuery } from "./AboutPage";
import { collaboratorsQuery } from "./Collaborators";

export type AboutPageData = {
  page: PreloadedQuery<AboutPageQuery>;
  collaborators: PreloadedQuery<CollaboratorsQuery>;
};

const fetchPolicy = "store-or-network";

/**
 * Loads the page's own words before it is shown. The collaborators are asked for at the same time and
 * may follow, behind a skeleton; only the server waits for both.
 */
export function aboutLoader(environment: IEnvironment): LoaderFunction {
  return async (): Promise<AboutPageData> => {
    const load = () =>
      loadQuery<CollaboratorsQuery>(environment, collaboratorsQuery, {}, { fetchPolicy });
    const page = fetchQuery<AboutPageQuery>(environment, aboutPageQuery, {}, { fetchPolicy });
    const loading = environment.isServer() ? null : load();
    await Promise.all([page.toPromise(), loading ?? waitForCollaborators(environment)]);
    return {
      page: loadQuery<AboutPageQuery>(environment, aboutPageQuery, {}, { fetchPolicy }),
      collaborators: loading ?? load(),
    };
  };
}

function waitForCollaborators(environment: IEnvironment) {
  return fetchQuery<CollaboratorsQuery>(
    environment,
    collaboratorsQuery,
    {},
    { fetchPolicy },
  ).toPromise();
}
