import type { TestSite } from "./test-site.ts";

/**
 * Sends a mutation with a file as the owner, as a GraphQL multipart request.
 * @returns the parsed body of the response
 */
export async function sendFile(
  site: TestSite,
  mutation: string,
  variables: object,
  name: string,
  bytes: Buffer,
) {
  const form = new FormData();
  form.set(
    "operations",
    JSON.stringify({ query: mutation, variables: { ...variables, file: null } }),
  );
  form.set("map", JSON.stringify({ 0: ["variables.file"] }));
  form.set("0", new File([new Uint8Array(bytes)], name));
  const request = new Request("http://localhost/graphql", { method: "POST", body: form });
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: {
      "content-type": request.headers.get("content-type") ?? "",
      "x-vitrine-client": "1",
      cookie: await site.signIn(),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json();
}
