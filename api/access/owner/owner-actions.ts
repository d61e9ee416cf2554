import { action, savedAs } from "../../builder/action.ts";
import type { InputFields } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import type { User } from "../../database/__generated__/prisma/client.ts";
import { levelOf } from "../../database/storage-fault.ts";
import { log } from "../../log.ts";
import { refusal, UserFault } from "../../validation/accept.ts";
import { cookieNames } from "../cookies.ts";
import { hashToken } from "../hash-token.ts";
import { identifyViewer } from "../identify-viewer.ts";
import { openOrNull } from "../sealed-text.ts";
import { ViewerType } from "../viewer-type.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { deviceCookie, deviceLifetime } from "./known-devices.ts";
import { sessionLifetime } from "./owner-sessions.ts";
import { wrongCode } from "./owner-sign-in.ts";
import { isSigned } from "./passkeys.ts";
import { requirePasswordLength } from "./password-input.ts";
import { hashPassword } from "./passwords.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import {
  attemptAsOwner,
  requireConfirmation,
  requireOwnerPassword,
} from "./require-owner-password.ts";
import { findTotpPeriod } from "./totp.ts";

const shortestPassword = 8;

/** The input fields for proofs that the caller is the owner. One proof is enough. */
const proofs = (t: InputFields) => ({
  password: t.string({ description: "The owner's password." }),
  passkey: t.string({
    description:
      "Instead of the password: the browser's response after requestPasskeySignIn, as JSON.",
  }),
  recoveryCode: t.string({
    description:
      "Instead of password and passkey: a code of createRecoveryCodes. Each code works once.",
  }),
});

type Proof = {
  password?: string | null | undefined;
  passkey?: string | null | undefined;
  recoveryCode?: string | null | undefined;
};

action("signIn", {
  description:
    "Starts a session of the owner; the response sets its cookie. Open to everyone; wrong attempts are rate limited by network address (TOO_MANY_REQUESTS).",
  openTo: "everyone",
  isWayIn: true,
  input: {
    description: "The proof: one of password, passkey and recoveryCode.",
    fields: (t) => ({
      ...proofs(t),
      code: t.string({
        description:
          "The code that the owner's authenticator app shows. Required with the password where a second step is enabled (otherwise CODE_REQUIRED).",
      }),
    }),
  },
  run: async (input, context) => {
    await startSession(input, context);
    return { isOwner: true, hasPortfolioAccess: true };
  },
  payload: {
    description: "The caller after signing in.",
    fields: savedAs(
      "viewer",
      ViewerType,
      "The caller as the next request will see it. Null where the sign-in was refused.",
    ),
  },
});

action("signOut", {
  description:
    "Ends the owner's session in this browser. Open to everyone; for visitors nothing changes.",
  openTo: "everyone",
  isWayIn: true,
  run: async (_input, { access, caller }) => {
    const token = caller.cookies.read(cookieNames.session);
    if (token) await access.sessions.end(token);
    caller.cookies.remove(cookieNames.session);
  },
  payload: {
    description: "The caller after signing out.",
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        description: "The caller as the next request will see it.",
        resolve: (_outcome, _arguments, { access, caller }) =>
          identifyViewer(access, caller.cookies),
      }),
    }),
  },
});

action("changeOwnerPassword", {
  description:
    "Changes the owner's password, and ends every session of the owner except that of this request.",
  input: {
    description: "The current and the new password.",
    fields: (t) => ({
      currentPassword: t.string({
        description:
          "The current password. Not needed within 15 minutes after confirmOwner or a sign-in.",
      }),
      newPassword: t.string({
        required: true,
        description:
          "The new password: 8 characters or more, and not one of the most common passwords.",
      }),
    }),
  },
  run: async (input, context) => {
    await changePassword(input, context);
    return context.viewer;
  },
  payload: {
    description: "The caller, who is still the owner.",
    fields: savedAs("viewer", ViewerType, "The caller. Null where the password was not changed."),
  },
});

action("confirmOwner", {
  description:
    "Proves again that the caller is the owner. Sensitive mutations, such as createApiToken, are refused (CONFIRMATION_REQUIRED) unless there was a sign-in or such a proof in the last 15 minutes. Wrong attempts are rate limited together with those of signIn (TOO_MANY_REQUESTS).",
  input: {
    description: "The proof: one of password, passkey and recoveryCode.",
    fields: proofs,
  },
  run: async (input, context) => {
    await proveOwner(input, context);
    const token = context.caller.cookies.read(cookieNames.session);
    if (token) await context.access.sessions.confirm(token);
    return context.viewer;
  },
  payload: {
    description: "The caller, who is still the owner.",
    fields: savedAs("viewer", ViewerType, "The caller. Null where the proof was refused."),
  },
});

/**
 * Checks the proof that the caller is the owner.
 * @returns the owner
 * @throws {UserFault} where the proof is missing or wrong
 * @throws {GraphQLError} for a password that is too long, and for too many attempts
 */
function proveOwner({ password, passkey, recoveryCode }: Proof, context: Context): Promise<User> {
  if (passkey != null) {
    const wrong = refusal("INCORRECT_PASSKEY", "This passkey does not sign in here.", "passkey");
    return attemptAsOwner(context, () => isSigned(passkey, context), wrong);
  }
  if (recoveryCode != null) {
    const message = "This is no recovery code, or it was used before.";
    const wrong = refusal("INCORRECT_RECOVERY_CODE", message, "recoveryCode");
    return attemptAsOwner(context, (user) => useRecoveryCode(recoveryCode, user, context), wrong);
  }
  return requireOwnerPassword(password ?? "", context);
}

/**
 * Checks the code of the owner's authenticator app, if this second step is enabled. Each code works
 * once.
 * @throws as {@link proveOwner}
 */
async function requireCode(code: string | null | undefined, user: User, context: Context) {
  const { totpSealed } = user;
  if (totpSealed === null) return;
  if (!code) {
    throw refusal("CODE_REQUIRED", "Enter the code that your app shows.", "code");
  }
  const { database, sealedText, clock } = context;
  const isRight = async () => {
    const secret = openOrNull(sealedText, totpSealed);
    const totpPeriod = secret === null ? undefined : findTotpPeriod(secret, code, clock());
    if (totpPeriod === undefined) return false;
    const { count } = await database.user.updateMany({
      where: { id: user.id, totpPeriod: { lt: totpPeriod } },
      data: { totpPeriod },
    });
    return count === 1;
  };
  await attemptAsOwner(context, isRight, wrongCode());
}

/**
 * Starts a session for a caller who proves to be the owner. It replaces an earlier session of the
 * browser.
 * @throws as {@link proveOwner}, and {GraphQLError} HTTPS_REQUIRED
 */
async function startSession(
  { code, ...proof }: Proof & { code?: string | null | undefined },
  context: Context,
) {
  const { database, access, caller } = context;
  caller.cookies.assertKept();
  const user = await proveOwner(proof, context);
  if (proof.passkey == null && proof.recoveryCode == null) await requireCode(code, user, context);
  if (user.hasGeneratedPassword) {
    await database.user.update({
      where: { id: user.id },
      data: { hasGeneratedPassword: false },
    });
  }
  const former = caller.cookies.read(cookieNames.session);
  if (former) await access.sessions.end(former);
  const session = await access.sessions.start(user, caller.device);
  if (session === null) {
    const message = "The password was changed meanwhile. Sign in with the new one.";
    throw refusal("INCORRECT_PASSWORD", message, "password");
  }
  const way = Object.keys(proof).find((name) => proof[name as keyof Proof] != null); // the keys of Proof
  log.info({ address: caller.address, way }, "the owner signed in");
  caller.cookies.set(cookieNames.session, session, sessionLifetime);
  const token = caller.cookies.read(deviceCookie);
  const isKnown = token && access.devices.find(token, user.passwordHash);
  const known = isKnown ? token : access.devices.issue(user.passwordHash);
  caller.cookies.set(deviceCookie, known, deviceLifetime);
  if (isKnown || !user.mailsSignIns) return;
  // The session has started, so a failed mail does not make the sign-in fail.
  await mailAboutSignIn(context).catch((error) =>
    log[levelOf(error)]({ err: error }, "a mail about a sign-in was not stored"),
  );
}

async function mailAboutSignIn({ database, messageMail, caller: { device } }: Context) {
  const notice = await messageMail.draftNotice();
  if (!notice) return;
  const data = { ...notice, device, signedInAt: new Date() };
  await database.outgoingSignInNotice.create({ data });
  messageMail.wake();
}

/**
 * Changes the owner's password. Ends the sessions of all other browsers, and makes them unknown
 * (known-devices.ts).
 * @throws {UserFault} where the current password is wrong, or the new password too short or too
 * common
 * @throws {GraphQLError} for a password that is too long, for too many attempts, and
 * CONFIRMATION_REQUIRED
 */
async function changePassword(
  {
    currentPassword,
    newPassword,
  }: { currentPassword?: string | null | undefined; newPassword: string },
  context: Context,
) {
  const { database, access, caller } = context;
  requirePasswordLength(newPassword);
  if (newPassword.length < shortestPassword) {
    throw new UserFault({
      field: "newPassword",
      message: `Please use at least ${shortestPassword} characters.`,
      code: "TOO_SHORT",
    });
  }
  if (isCommonPassword(newPassword)) {
    throw new UserFault({
      field: "newPassword",
      message: "This is one of the passwords that others try first. Please choose another.",
      code: "COMMON_PASSWORD",
    });
  }
  await requireConfirmation(currentPassword, context, {
    field: "currentPassword",
    message: "This is not the current password.",
  });
  const passwordHash = await access.hashing.run(() => hashPassword(newPassword));
  const token = caller.cookies.read(cookieNames.session);
  await database.$transaction([
    database.user.updateMany({ data: { passwordHash } }),
    database.session.deleteMany({ where: token ? { tokenHash: { not: hashToken(token) } } : {} }),
  ]);
  caller.cookies.set(deviceCookie, access.devices.issue(passwordHash), deviceLifetime);
}
