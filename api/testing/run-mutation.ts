import type { UserErrorShape } from "../validation/accept.ts";
import type { TestSite } from "./test-site.ts";

export const owner = { isOwner: true, hasPortfolioAccess: true };

type Payload = Record<string, unknown> & { userErrors: UserErrorShape[] };

/**
 * Runs a mutation with one input, or with none, as the owner.
 * @param result further fields of the payload
 * @returns the payload, which may have user errors
 * @throws {Error} for an operation with errors
 */
export async function runMutation(
  site: TestSite,
  mutation: string,
  input: object | null,
  result: string,
): Promise<Payload> {
  const { data, errors } = await site.graphql<Record<string, Payload>>(
    documentOf(mutation, input, `${result} userErrors { field code }`),
    { input },
    owner,
  );
  if (errors || !data?.[mutation]) throw new Error(JSON.stringify(errors));
  return data[mutation];
}

/** Runs a mutation as a visitor. @returns the code of the first error; undefined without an error */
export async function refusalOf(site: TestSite, mutation: string, input: object | null) {
  const { errors } = await site.graphql(documentOf(mutation, input, "userErrors { code }"), {
    input,
  });
  return errors?.[0]?.extensions?.code;
}

function documentOf(mutation: string, input: object | null, result: string): string {
  if (!input) return `mutation { ${mutation} { ${result} } }`;
  const inputType = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  return `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { ${result} } }`;
}
