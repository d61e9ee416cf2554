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
 * Loads the page's own words before it is shown. The collaborators may follow, behind a skeleton;
 * only the server waits for both.
 */
export function aboutLoader(environment: IEnvironment): LoaderFunction {
  return async (): Promise<AboutPageData> => {
    const page = fetchQuery<AboutPageQuery>(environment, aboutPageQuery, {}, { fetchPolicy });
    const collaborators = fetchQuery<CollaboratorsQuery>(
      environment,
      collaboratorsQuery,
      {},
      { fetchPolicy },
    );
    await Promise.all([page.toPromise(), environment.isServer() && collaborators.toPromise()]);
    return {
      page: loadQuery<AboutPageQuery>(environment, aboutPageQuery, {}, { fetchPolicy }),
      collaborators: loadQuery<CollaboratorsQuery>(
        environment,
        collaboratorsQuery,
        {},
        { fetchPolicy },
      ),
    };
  };
}
