import { action, idInput, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { requireRecord } from "../../validation/accept.ts";
import { cookieNames } from "../cookies.ts";
import { hashToken } from "../hash-token.ts";

/** The maximum number of listed sessions. Those that were used last are listed. */
const maxListed = 100;

const OwnerSessionType = builder.prismaObject("Session", {
  variant: "OwnerSession",
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "A browser that is signed in as the owner. Not available to visitors.",
  fields: (t) => ({
    id: t.id({
      description: "The id.",
      resolve: ({ id }) => globalIdOf("OwnerSession", id),
    }),
    device: t.string({
      description: "The browser and operating system, as the browser named them at the sign-in.",
      resolve: ({ device }) => device || "An unknown browser",
    }),
    firstUsedAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the browser signed in.",
    }),
    lastUsedAt: t.expose("lastSeenAt", {
      type: "DateTime",
      description: "When the session was last used, to the hour.",
    }),
    isCurrent: t.boolean({
      description: "Whether this request was sent in the session.",
      resolve: ({ tokenHash }, _arguments, context) => tokenHash === currentHash(context),
    }),
  }),
});

builder.queryField("ownerSessions", (t) =>
  t.field({
    type: [OwnerSessionType],
    authScopes: { owner: true },
    description: `The browsers that are signed in as the owner, last used first, ${maxListed} at most. Not available to visitors.`,
    resolve: (_root, _arguments, context) => listSessions(context),
  }),
);

const remaining = {
  description: "The sessions that are left.",
  fields: savedAs(
    "ownerSessions",
    [OwnerSessionType],
    "The sessions that are left, as `ownerSessions` of Query returns them. Null where the request was refused.",
  ),
};

action("endOwnerSession", {
  description: "Ends one session of the owner at once. It may be the one of this request.",
  input: {
    description: "The session to end.",
    fields: (t) => ({ id: idInput(t, "OwnerSession", "The session.") }),
  },
  run: async ({ id }, context) => {
    const { count } = await context.database.session.deleteMany({ where: { id } });
    requireRecord(count > 0 || null, "session");
    return listSessions(context);
  },
  payload: remaining,
});

action("endOtherOwnerSessions", {
  description: "Ends every session of the owner but the one of this request, at once.",
  run: async (_input, context) => {
    const others = { tokenHash: { not: currentHash(context) } };
    await context.database.session.deleteMany({ where: others });
    return listSessions(context);
  },
  payload: remaining,
});

const currentHash = ({ caller }: Context) =>
  hashToken(caller.cookies.read(cookieNames.session) ?? "");

function listSessions({ database }: Context) {
  return database.session.findMany({
    where: { expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    take: maxListed,
  });
}
