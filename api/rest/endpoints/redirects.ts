import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { recordId } from "../fields.ts";
import { recordOf, records } from "../records.ts";

type Redirect = { databaseId: number; path: string; target: string; createdAt: string };

const redirects = records({
  name: "redirect",
  selection: "{ databaseId path target createdAt }",
  show: (redirect: Redirect) => recordOf(redirect),
});

const fields = {
  path: z.string().describe("The old address, such as /portfolio/passage.html."),
  target: z
    .string()
    .describe("The page to which the old address redirects, such as /project/passage."),
};
const response = z.strictObject({ id: recordId, ...fields, createdAt: z.string() });
const common = { tag: "Projects", status: 200, path: "/api/redirects" } as const;

const listRedirects = endpoint({
  ...common,
  ...redirects.list("redirects"),
  method: "GET",
  summary: "The redirects from a former site",
  response: z.array(response),
});

const createRedirect = endpoint({
  ...common,
  ...redirects.write("createRedirect"),
  method: "POST",
  summary: "Redirect an old address to a project or page",
  description: "An address of this site, or one that redirects already, is refused.",
  status: 201,
  response,
  body: z.strictObject(fields),
  example: { path: "/portfolio/colophon.html", target: "/about" },
});

const deleteRedirect = endpoint({
  ...redirects.remove("deleteRedirect"),
  path: `${common.path}/{id}`,
  tag: common.tag,
  summary: "Remove a redirect",
});

export const redirectEndpoints = [listRedirects, createRedirect, deleteRedirect];
