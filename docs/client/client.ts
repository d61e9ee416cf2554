import type { ConcreteRequest, OperationType } from "relay-runtime";
import draftProject, {
  type vitrineDraftMutation,
} from "./__generated__/vitrineDraftMutation.graphql.ts";
import listProjects, {
  type vitrineProjectsQuery,
} from "./__generated__/vitrineProjectsQuery.graphql.ts";

/**
 * A client of a site's API. Inputs and results have the types of schema.graphql.
 * @param site the address of the site, such as https://example.org
 * @param token a token from *Settings, Access, Tokens*
 * @param send the function that sends requests
 */
export function createClient(site: string, token: string, send = fetch) {
  /** @throws where the response has no data: the request was refused, or the operation failed */
  async function ask<Operation extends OperationType>(
    { params: { text } }: ConcreteRequest,
    variables: Operation["variables"],
  ): Promise<Operation["response"]> {
    const response = await send(`${site.replace(/\/$/, "")}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = await response.json();
    if (!data)
      throw new Error(errors?.[0]?.message ?? `The site responded with ${response.status}.`);
    return data;
  }

  return {
    /** The first projects in the site's order, at most 100. */
    listProjects: async (first = 50) => {
      const { projects } = await ask<vitrineProjectsQuery>(listProjects, { first });
      return projects.edges.map(({ node }) => node);
    },
    /** Creates a draft. @throws with the site's messages about invalid input */
    draftProject: async (input: vitrineDraftMutation["variables"]["input"]) => {
      const { createProject } = await ask<vitrineDraftMutation>(draftProject, { input });
      if (createProject.project) return createProject.project;
      throw new Error(createProject.userErrors.map(({ message }) => message).join(" "));
    },
  };
}
