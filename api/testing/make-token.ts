import type { TokenScope } from "../../content/token-scopes.ts";
import type { TestSite } from "./test-site.ts";

type NewToken = { name?: string; scopes: readonly TokenScope[]; expiresAt?: string };

/** Makes a token as the owner. Signs in first, because making a token needs a recent sign-in. */
export async function makeToken(
  site: TestSite,
  input: NewToken,
): Promise<{ secret: string; token: { id: string }; userErrors: object[] }> {
  const response = await site.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { cookie: await site.signIn() },
    payload: {
      query: `mutation ($input: CreateApiTokenInput!) {
        createApiToken(input: $input) { secret token { id } userErrors { field code } }
      }`,
      variables: { input: { name: "Script", ...input } },
    },
  });
  return response.json().data.createApiToken;
}
