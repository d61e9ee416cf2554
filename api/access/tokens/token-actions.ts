import { z } from "zod";
import { type TokenScope, tokenScopeNames, tokenScopes } from "../../../content/token-scopes.ts";
import { action, deletedId, idInput, saved } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import { enumOf } from "../../builder/enum-of.ts";
import { byNumber, columns } from "../../builder/expose.ts";
import { accept, refusal, requireRecord } from "../../validation/accept.ts";
import { requireConfirmation } from "../owner/require-owner-password.ts";
import { makeSecret, scopesOf } from "./api-tokens.ts";

const descriptions = Object.entries(tokenScopes).map(([name, { description }]) => [
  name,
  description,
]);

const TokenScopeType = enumOf<TokenScope>(
  "TokenScope",
  "What a token may do.",
  Object.fromEntries(descriptions), // an entry for every scope
);

const ApiTokenType = builder.prismaNode("ApiToken", {
  ...byNumber,
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A token with which a script or agent uses the API. Not available to visitors.",
  fields: (t) => ({
    ...columns(t, {
      name: "The owner's name for the token.",
      createdAt: "When the token was created.",
      expiresAt: "When the token expires.",
      lastUsedAt: "When the token was last used, to the minute. Null if it was never used.",
    }),
    scopes: t.field({
      type: [TokenScopeType],
      description: "What the token may do.",
      resolve: scopesOf,
    }),
  }),
});

builder.queryField("apiTokens", (t) =>
  t.prismaConnection({
    type: ApiTokenType,
    cursor: "id",
    authScopes: { owner: true },
    description: "The tokens of scripts and agents, newest first. Not available to visitors.",
    resolve: (query, _root, _arguments, { database }) =>
      database.apiToken.findMany({ ...query, orderBy: { id: "desc" } }),
  }),
);

/** The default lifetime of a token, in milliseconds: ninety days. */
const defaultLifetime = 90 * 24 * 60 * 60 * 1000;

/** The maximum number of tokens: as many as the admin area lists. */
const maxTokens = 100;

const newToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Name the token.")
    .max(100, "A name may be at most 100 characters long."),
  scopes: z.array(z.enum(tokenScopeNames)).min(1, "Choose at least one scope."),
});

action("createApiToken", {
  description:
    "Makes a token, which a script or agent sends as `Authorization: Bearer`. Only this response contains its secret. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  input: {
    description: "The new token.",
    fields: (t) => ({
      name: t.string({
        required: true,
        description: "The name of the token, by which the owner recognises it.",
      }),
      scopes: t.field({
        type: [TokenScopeType],
        required: true,
        description: "What the token may do.",
      }),
      expiresAt: t.field({
        type: "DateTime",
        description: "When the token expires. Unset for ninety days from now.",
      }),
    }),
  },
  run: async ({ expiresAt, ...input }, context) => {
    await requireConfirmation(null, context);
    const { database, clock } = context;
    const { name, scopes } = accept(newToken, input);
    const end = expiresAt ?? new Date(clock().getTime() + defaultLifetime);
    if (end <= clock()) throw refusal("PAST", "This moment is already past.", "expiresAt");
    if ((await database.apiToken.count()) >= maxTokens) {
      throw refusal("TOO_MANY", `There are ${maxTokens} tokens. Revoke one first.`);
    }
    const { secret, tokenHash } = makeSecret();
    const token = await database.apiToken.create({
      data: { name, scopes: JSON.stringify(scopes), tokenHash, expiresAt: end },
    });
    return { secret, token };
  },
  payload: {
    description: "The new token and its secret.",
    fields: (t) => ({
      secret: t.string({
        nullable: true,
        description:
          "The secret that requests send as `Authorization: Bearer`. Only this response contains it. Null where no token was made.",
        resolve: ({ result }) => result?.secret,
      }),
      token: t.field({
        ...saved(ApiTokenType, "The token. Null if no token was created."),
        resolve: ({ result }) => result?.token,
      }),
    }),
  },
});

action("revokeApiToken", {
  description: "Revokes a token. Its next request is refused.",
  input: {
    description: "The token to revoke.",
    fields: (t) => ({ id: idInput(t, "ApiToken", "The token.") }),
  },
  run: async ({ id }, { database }) => {
    const token = requireRecord(await database.apiToken.findUnique({ where: { id } }), "token");
    await database.apiToken.deleteMany({ where: { id } });
    return token;
  },
  payload: {
    description: "The revoked token.",
    fields: (t) => ({
      revokedTokenId: deletedId(
        t,
        "ApiToken",
        "The id of the revoked token. Null where the request was refused, or there was no such token.",
      ),
    }),
  },
});
