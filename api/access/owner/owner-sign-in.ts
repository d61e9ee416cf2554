import { action, savedAs } from "../../builder/action.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import type { Prisma, User } from "../../database/__generated__/prisma/client.ts";
import type { Transaction } from "../../database/content-change.ts";
import { refusal } from "../../validation/accept.ts";
import { passkeySiteOf } from "./passkeys.ts";
import { findOwner, requireConfirmation } from "./require-owner-password.ts";
import { createTotpSecret, findTotpPeriod, isTotpSecret } from "./totp.ts";

const OwnerSignInType = builder.objectRef<User>("OwnerSignIn").implement({
  authScopes: { owner: true },
  runScopesOnType: true,
  description: "How the owner signs in. Not available to visitors.",
  fields: (t) => ({
    mailsSignIns: t.exposeBoolean("mailsSignIns", {
      description: "Whether the owner gets a mail about each sign-in with an unknown browser.",
    }),
    hasPassword: t.boolean({
      description: "Whether the owner can sign in with the password.",
      resolve: ({ isPasswordOff }) => !isPasswordOff,
    }),
    hasTotp: t.boolean({
      description:
        "Whether sign-in by password requires a code of an authenticator app as a second step.",
      resolve: ({ totpSealed }) => totpSealed !== null,
    }),
    recoveryCodeCount: t.int({
      description: "How many recovery codes are left.",
      resolve: (_user, _arguments, { database }) => database.recoveryCode.count(),
    }),
    offersPasskeys: t.boolean({
      description:
        "Whether browsers allow passkeys at this address: only with https, or on localhost.",
      resolve: (_user, _arguments, context) => passkeySiteOf(context) !== null,
    }),
  }),
});

builder.queryField("ownerSignIn", (t) =>
  t.field({
    type: OwnerSignInType,
    authScopes: { owner: true },
    description: "How the owner signs in. Not available to visitors.",
    resolve: (_root, _arguments, { database }) => findOwner(database),
  }),
);

const howSheSignsIn = {
  description: "How the owner signs in.",
  fields: savedAs(
    "ownerSignIn",
    OwnerSignInType,
    "How the owner signs in. Null where nothing was changed.",
  ),
};

action("setSignInMail", {
  description: "Switches the mails about sign-ins with an unknown browser on or off.",
  input: {
    description: "Whether to send mails about sign-ins.",
    fields: (t) => ({
      mailsSignIns: t.boolean({
        required: true,
        description: "Whether the owner gets a mail when a new browser signs in.",
      }),
    }),
  },
  run: (data, { database }) => changeOwner(database, data),
  payload: howSheSignsIn,
});

action("setPasswordSignIn", {
  description:
    "Turns sign-in by password off or on. Turning it off needs two passkeys, or a passkey and recovery codes (otherwise TOO_FEW_WAYS_IN). Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  input: {
    description: "Whether the owner can sign in with the password.",
    fields: (t) => ({
      hasPassword: t.boolean({
        required: true,
        description: "Whether the owner can sign in with the password.",
      }),
    }),
  },
  run: async ({ hasPassword }, context) => {
    await requireConfirmation(null, context);
    return context.database.$transaction(async (transaction) => {
      if (!hasPassword) await requireOtherWays(transaction);
      return changeOwner(transaction, { isPasswordOff: !hasPassword });
    });
  },
  payload: howSheSignsIn,
});

action("createTotpSecret", {
  description:
    "Makes a secret for an authenticator app. The secret has no effect before enableTotp stores it.",
  run: async (_input, { caller }) => {
    const secret = createTotpSecret();
    const site = new URL(caller.origin).host;
    const parameters = new URLSearchParams({ secret, issuer: site });
    return {
      secret,
      address: `otpauth://totp/${encodeURIComponent(`${site}:owner`)}?${parameters}`,
    };
  },
  payload: {
    description: "The secret.",
    fields: (t) => ({
      secret: t.string({
        nullable: true,
        description:
          "The secret, in base32, to be typed into the app. Null where the request was refused.",
        resolve: ({ result }) => result?.secret,
      }),
      address: t.string({
        nullable: true,
        description:
          "The secret as an `otpauth:` address, which opens the authenticator app. Null where the request was refused.",
        resolve: ({ result }) => result?.address,
      }),
    }),
  },
});

action("enableTotp", {
  description:
    "Requires a code of an authenticator app as a second step of sign-in by password. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  input: {
    description: "The secret, and a code that the app made with it.",
    fields: (t) => ({
      secret: t.string({ required: true, description: "A secret of createTotpSecret." }),
      code: t.string({ required: true, description: "The code that the app shows." }),
    }),
  },
  run: async ({ secret, code }, context) => {
    await requireConfirmation(null, context);
    const { database, sealedText, clock } = context;
    const totpPeriod = isTotpSecret(secret) ? findTotpPeriod(secret, code, clock()) : undefined;
    if (totpPeriod === undefined) throw wrongCode();
    return changeOwner(database, { totpSealed: sealedText.seal(secret), totpPeriod });
  },
  payload: howSheSignsIn,
});

action("disableTotp", {
  description:
    "Removes the second step of sign-in by password. Needs a sign-in or confirmOwner within the last 15 minutes (CONFIRMATION_REQUIRED).",
  run: async (_input, context) => {
    await requireConfirmation(null, context);
    return changeOwner(context.database, { totpSealed: null });
  },
  payload: howSheSignsIn,
});

/**
 * Asserts that the owner can sign in without the password: with two passkeys, or with one passkey
 * and a recovery code.
 * @throws {UserFault} TOO_FEW_WAYS_IN
 */
export async function requireOtherWays(transaction: Transaction): Promise<void> {
  const passkeys = await transaction.passkey.count();
  const codes = await transaction.recoveryCode.count();
  if (passkeys > 0 && passkeys + Math.min(codes, 1) >= 2) return;
  throw refusal(
    "TOO_FEW_WAYS_IN",
    "Without the password there have to be two passkeys, or a passkey and recovery codes.",
  );
}

export const wrongCode = () =>
  refusal("INCORRECT_CODE", "This is not the code that the app shows now.", "code");

async function changeOwner(
  database: Context["database"] | Transaction,
  data: Prisma.UserUpdateInput,
): Promise<User> {
  const { id } = await findOwner(database);
  return database.user.update({ where: { id }, data });
}
