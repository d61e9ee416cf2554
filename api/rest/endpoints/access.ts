import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { mutation } from "../records.ts";

type Viewer = { isOwner: boolean; hasPortfolioAccess: boolean };

const selection = "{ isOwner hasPortfolioAccess }";
const password = z.strictObject({ password: z.string() });
const session = {
  tag: "Access",
  path: "/api/session",
  status: 200,
  response: z.strictObject({ isOwner: z.boolean(), hasPortfolioAccess: z.boolean() }),
} as const;

const readSession = endpoint({
  ...session,
  method: "GET",
  summary: "The access that the caller has",
  document: `{ viewer ${selection} }`,
  reply: ({ viewer }: { viewer: Viewer }) => viewer,
});

const signIn = endpoint({
  ...session,
  method: "POST",
  summary: "Sign in as the owner",
  description:
    "Sets the session cookie. Send the password, with a code of the authenticator app where one is required (CODE_REQUIRED), or a recovery code, which works only once. Wrong values return 401.",
  body: z.union([
    z.strictObject({ password: z.string(), code: z.string().optional() }),
    z.strictObject({ recoveryCode: z.string() }),
  ]),
  example: { password: "the owner's password" },
  document: mutation("signIn", `viewer ${selection}`),
  variables: ({ body }) => ({ input: body }),
  reply: ({ payload }: { payload: { viewer: Viewer } }) => payload.viewer,
});

const signOut = endpoint({
  method: "DELETE",
  path: session.path,
  tag: session.tag,
  summary: "End the owner's session",
  status: 204,
  document: "mutation { payload: signOut { userErrors { field message code } } }",
  reply: () => null,
});

const validatePassword = endpoint({
  method: "POST",
  path: "/api/portfolio/validate-password",
  tag: session.tag,
  summary: "Unlock protected case studies with the portfolio password",
  description: "The right password sets a cookie that opens protected case studies.",
  status: 200,
  body: password,
  example: { password: "not the word" },
  response: z.strictObject({ valid: z.boolean() }),
  document: mutation("unlockPortfolio"),
  variables: ({ body }) => ({ input: body }),
  reply: () => ({ valid: true }),
  onUserErrors: () => ({ valid: false }),
});

export const accessEndpoints = [readSession, signIn, signOut, validatePassword];
