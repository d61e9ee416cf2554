import { z } from "zod";
import { globalIdOf } from "../../builder/global-id.ts";
import { endpoint } from "../endpoint.ts";
import { pathId, recordId } from "../fields.ts";

type Redirect = { databaseId: number; path: string; target: string; createdAt: string };
type ListData = { redirects: { edges: { node: Redirect }[] } };

const selection = "{ databaseId path target createdAt }";
const fields = {
  path: z.string().describe("The old address, such as /portfolio/passage.html."),
  target: z.string().describe("The project or page it leads to, such as /project/passage."),
};
const response = z.strictObject({ id: recordId, ...fields, createdAt: z.string() });
const tag = "Projects";

const redirectRecord = ({ databaseId, ...redirect }: Redirect) => ({ id: databaseId, ...redirect });

const listRedirects = endpoint({
  method: "GET",
  path: "/api/redirects",
  tag,
  summary: "The redirects from a former site",
  status: 200,
  response: z.array(response),
  document: `{ redirects { edges { node ${selection} } } }`,
  reply: ({ redirects }: ListData) => redirects.edges.map(({ node }) => redirectRecord(node)),
});

const createRedirect = endpoint({
  method: "POST",
  path: "/api/redirects",
  tag,
  summary: "Make an old address lead to a project or page",
  description: "An address that this site has itself, or that leads somewhere already, is refused.",
  status: 201,
  response,
  body: z.strictObject(fields),
  example: { path: "/portfolio/colophon.html", target: "/about" },
  document: `
    mutation ($input: CreateRedirectInput!) {
      payload: createRedirect(input: $input) {
        redirect ${selection}
        userErrors { field message code }
      }
    }`,
  variables: ({ body }) => ({ input: body }),
  reply: ({ payload }: { payload: { redirect: Redirect } }) => redirectRecord(payload.redirect),
});

const deleteRedirect = endpoint({
  method: "DELETE",
  path: "/api/redirects/{id}",
  tag,
  summary: "Remove a redirect",
  status: 204,
  params: pathId,
  document: `
    mutation ($input: DeleteRedirectInput!) {
      payload: deleteRedirect(input: $input) { userErrors { field message code } }
    }`,
  variables: ({ params }) => ({ input: { id: globalIdOf("Redirect", params.id) } }),
  reply: () => null,
});

export const redirectEndpoints = [listRedirects, createRedirect, deleteRedirect];
