import { loadQuery, type PreloadedQuery } from "react-relay";
import type { LoaderFunctionArgs } from "react-router";
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type IEnvironment,
} from "relay-runtime";
import type { AboutPageQuery } from "../../__generated__/AboutPageQuery.graphql";
import type { CollaboratorsQuery } from "../../__generated__/CollaboratorsQuery.graphql";
import { environmentOf } from "../../relay/route-context";
import { loadOwnersHint } from "../layout/OwnersHint";
import { aboutPageQuery } from "./AboutPage";
import { collaboratorsQuery } from "./Collaborators";

export type AboutPageData = {
  /** Null if the browser could not fetch the page's texts. */
  page: PreloadedQuery<AboutPageQuery> | null;
  /** Null if the server could not read the collaborators. */
  collaborators: PreloadedQuery<CollaboratorsQuery> | null;
};

const fetchPolicy = "store-or-network";

/**
 * Loads the page's own texts before the page is shown. The collaborators load at the same time behind a
 * skeleton; only the server waits for them. If the collaborators fail, the page is shown without them. If the
 * texts fail in the browser, the page is shown with the default texts; on the server the error is thrown.
 */
export async function aboutLoader({ context }: LoaderFunctionArgs): Promise<AboutPageData> {
  const environment = environmentOf(context);
  const page = fetchQuery<AboutPageQuery>(environment, aboutPageQuery, {}, { fetchPolicy });
  const isServer = environment.isServer();
  const [collaborators, isRead] = await Promise.all([
    isServer ? readCollaborators(environment) : openCollaborators(environment),
    page.toPromise().then(
      async (data) => {
        if (data) await loadOwnersHint(data.siteSetup);
        return true;
      },
      (error: unknown) => {
        if (isServer) throw error;
        return false;
      },
    ),
  ]);
  return {
    page: isRead
      ? loadQuery<AboutPageQuery>(environment, aboutPageQuery, {}, { fetchPolicy })
      : null,
    collaborators,
  };
}

async function readCollaborators(environment: IEnvironment) {
  const read = fetchQuery<CollaboratorsQuery>(environment, collaboratorsQuery, {});
  try {
    await read.toPromise();
  } catch {
    return null;
  }
  return loadCollaborators(environment);
}

/**
 * Loads the collaborators in the browser. Returns null while the browser shows a page that the server
 * rendered without them: then only a press on the button of CollaboratorsError loads them.
 */
function openCollaborators(environment: IEnvironment) {
  const isTakenOver = document.documentElement.dataset.hydrated !== undefined;
  const operation = createOperationDescriptor(getRequest(collaboratorsQuery), {});
  const isThere = environment.check(operation).status === "available";
  return isTakenOver || isThere ? loadCollaborators(environment) : null;
}

function loadCollaborators(environment: IEnvironment) {
  return loadQuery<CollaboratorsQuery>(environment, collaboratorsQuery, {}, { fetchPolicy });
}
