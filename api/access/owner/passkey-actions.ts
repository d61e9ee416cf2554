import { z } from "zod";
import { action, idInput, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { globalIdOf } from "../../builder/global-id.ts";
import { accept, refusal, requireRecord } from "../../validation/accept.ts";
import { requiredText } from "../../validation/text.ts";
import { requireOtherWays } from "./owner-sign-in.ts";
import {
  describeNewPasskey,
  describeSignature,
  passkeySiteOf,
  readNewPasskey,
} from "./passkeys.ts";
import { findOwner, requireConfirmation } from "./require-owner-password.ts";

const maxPasskeys = 30;

const PasskeyType = builder.prismaObject("Passkey", {
  authScopes: { owner: true },
  runScopesOnType: true,
  description:
    "A passkey: a key on a device of the owner, for signing in. Not available to visitors.",
  fields: (t) => ({
    id: t.id({ description: "The id.", resolve: ({ id }) => globalIdOf("Passkey", id) }),
    name: t.exposeString("name", { description: "The owner's name for the passkey." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the passkey was added.",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the passkey was last used. Null if it was never used.",
    }),
  }),
});

builder.queryField("passkeys", (t) =>
  t.field({
    type: [PasskeyType],
    authScopes: { owner: true },
    description: "The owner's passkeys, oldest first. Not available to visitors.",
    resolve: (_root, _arguments, { database }) => listPasskeys(database),
  }),
);

const passkeysLeft = (description: string) => ({
  description,
  fields: savedAs(
    "passkeys",
    [PasskeyType],
    "The passkeys, as `passkeys` of Query returns them. Null where nothing was changed.",
  ),
});

const options = (openTo: string) => ({
  description: `The options for ${openTo}, as JSON of WebAuthn. Null where the request was refused.`,
  nullable: true as const,
});

action("requestNewPasskey", {
  description:
    "Begins to add a passkey: the response contains what the browser needs for navigator.credentials.create. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED). Refused where browsers allow no passkeys: without https, except on localhost (UNSUPPORTED).",
  run: async (_input, context) => {
    await requireConfirmation(null, context);
    return describeNewPasskey(context, requireSite(context));
  },
  payload: {
    description: "What the browser needs.",
    fields: (t) => ({
      options: t.string({
        ...options("navigator.credentials.create"),
        resolve: ({ result }) => result,
      }),
    }),
  },
});

action("addPasskey", {
  description:
    "Adds the passkey that a browser has made, within 5 minutes after requestNewPasskey. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  input: {
    description: "The new passkey.",
    fields: (t) => ({
      name: t.string({ required: true, description: "The owner's name for the passkey." }),
      response: t.string({ required: true, description: "The browser's response, as JSON." }),
    }),
  },
  run: async ({ response, ...input }, context) => {
    await requireConfirmation(null, context);
    const { name } = accept(nameForm, input);
    const { database } = context;
    const passkey = await readNewPasskey(response, context, requireSite(context));
    if (!passkey) throw refusal("INVALID", "The passkey could not be verified. Please try again.");
    if ((await database.passkey.count()) >= maxPasskeys) {
      throw refusal("TOO_MANY", `There are ${maxPasskeys} passkeys. Remove one first.`);
    }
    const { id: userId } = await findOwner(database);
    await database.passkey.create({ data: { ...passkey, name, userId } });
    return listPasskeys(database);
  },
  payload: passkeysLeft("The passkeys with the new one."),
});

action("renamePasskey", {
  description: "Gives a passkey another name.",
  input: {
    description: "The passkey and its name.",
    fields: (t) => ({
      id: idInput(t, "Passkey", "The passkey."),
      name: t.string({ required: true, description: "The owner's name for the passkey." }),
    }),
  },
  run: async ({ id, ...input }, { database }) => {
    const data = accept(nameForm, input);
    const { count } = await database.passkey.updateMany({ where: { id }, data });
    requireRecord(count > 0 || null, "passkey");
    return listPasskeys(database);
  },
  payload: passkeysLeft("The passkeys with the new name."),
});

action("removePasskey", {
  description:
    "Removes a passkey, so that it no longer signs anybody in. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED). Refused where the password is turned off and fewer than two other ways to sign in would be left (TOO_FEW_WAYS_IN).",
  input: {
    description: "The passkey to remove.",
    fields: (t) => ({ id: idInput(t, "Passkey", "The passkey.") }),
  },
  run: async ({ id }, context) => {
    await requireConfirmation(null, context);
    const { database } = context;
    await database.$transaction(async (transaction) => {
      const { count } = await transaction.passkey.deleteMany({ where: { id } });
      requireRecord(count > 0 || null, "passkey");
      const { isPasswordOff } = await findOwner(transaction);
      if (isPasswordOff) await requireOtherWays(transaction);
    });
    return listPasskeys(database);
  },
  payload: passkeysLeft("The passkeys that are left."),
});

action("requestPasskeySignIn", {
  description:
    "Begins to sign in, or to confirm, by passkey: the response contains what the browser needs for navigator.credentials.get. Open to everyone.",
  openTo: "everyone",
  isWayIn: true,
  run: async (_input, context) => describeSignature(context),
  payload: {
    description: "What the browser needs.",
    fields: (t) => ({
      options: t.string({
        ...options("navigator.credentials.get"),
        description:
          "The options for navigator.credentials.get, as JSON of WebAuthn. Null where the owner has no passkey, or browsers allow none at this address.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

const nameForm = z.object({ name: requiredText("Name", 60) });

function requireSite(context: Context) {
  const site = passkeySiteOf(context);
  if (site) return site;
  throw refusal("UNSUPPORTED", passkeysNeedHttps);
}

const passkeysNeedHttps =
  "Browsers allow passkeys only at an https address, or on localhost. Set PUBLIC_URL to the https address of the site.";

const listPasskeys = (database: Context["database"]) =>
  database.passkey.findMany({ orderBy: { id: "asc" } });
