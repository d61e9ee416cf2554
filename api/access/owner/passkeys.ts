import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import type { Context } from "../../builder/context.ts";
import { log } from "../../log.ts";

const loose = z.looseObject({});

/** The part of a browser's response that is validated here. The library validates the rest. */
const responseForm = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: loose,
});

const registrationForm = responseForm.extend({
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
  }),
});

const authenticationForm = responseForm.extend({
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
});

/** Imported on demand, because few requests need it. */
const loadLibrary = () => import("@simplewebauthn/server");

type Site = { origin: string; rpID: string };

/**
 * The site to which browsers bind passkeys. Null where browsers allow no passkeys: over http, except
 * on localhost.
 */
export function passkeySiteOf({ caller }: Pick<Context, "caller">): Site | null {
  const { origin, protocol, hostname } = new URL(caller.origin);
  if (hostname !== "localhost" && protocol !== "https:") return null;
  return { origin, rpID: hostname };
}

/**
 * The options with which a browser makes a passkey, as JSON. A ticket (tickets.ts) stores the
 * challenge.
 */
export async function describeNewPasskey(context: Context, site: Site): Promise<string> {
  const { generateRegistrationOptions } = await loadLibrary();
  const { origin: _, rpID } = site;
  const known = await context.database.passkey.findMany();
  const options = await generateRegistrationOptions({
    ...{ rpID, rpName: rpID, userName: "owner", userDisplayName: rpID },
    userID: new TextEncoder().encode("owner"),
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    // The key must be resident, so that the browser can offer it for the sign-in, where no user name is
    // typed.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  context.access.tickets.issue(context, "passkey", options.challenge);
  return JSON.stringify(options);
}

/**
 * Verifies the browser's response to the options of `describeNewPasskey`.
 * @returns the new passkey; null where the response is not for this site and challenge
 */
export async function readNewPasskey(answer: string, context: Context, site: Site) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const expectedChallenge = await context.access.tickets.use(context, "passkey");
  const response = parse(registrationForm, answer);
  if (expectedChallenge === null || !response) return null;
  const found = await orNull(
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON, // the library checks the rest
      ...{ expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.rpID },
    }),
  );
  if (!found?.verified) return null;
  const { id, publicKey, counter } = found.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/**
 * The options with which a browser signs by passkey, as JSON. Null where the owner has no passkey,
 * and where browsers allow no passkeys at this address.
 */
export async function describeSignature(context: Context): Promise<string | null> {
  const site = passkeySiteOf(context);
  if (!site || (await context.database.passkey.count()) === 0) return null;
  const { generateAuthenticationOptions } = await loadLibrary();
  const { rpID } = site;
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  context.access.tickets.issue(context, "passkey", options.challenge);
  return JSON.stringify(options);
}

/**
 * Whether a passkey of the owner has signed the challenge that this browser got. Each challenge can be used
 * once.
 */
export async function isSigned(answer: string, context: Context): Promise<boolean> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const site = passkeySiteOf(context);
  const expectedChallenge = await context.access.tickets.use(context, "passkey");
  const response = parse(authenticationForm, answer);
  if (!site || expectedChallenge === null || !response) return false;
  const { passkey } = context.database;
  const known = await passkey.findUnique({ where: { credentialId: response.id } });
  if (!known) return false;
  const found = await orNull(
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON, // the library checks the rest
      ...{ expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.rpID },
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
        counter: known.counter,
      },
    }),
  );
  if (!found?.verified) return false;
  const { count } = await passkey.updateMany({
    where: { id: known.id },
    data: { counter: found.authenticationInfo.newCounter, lastUsedAt: new Date() },
  });
  return count === 1;
}

function parse<Answer>(form: z.ZodType<Answer>, answer: string): Answer | undefined {
  try {
    return form.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined;
  }
}

/** Returns null where the library throws, as it does for a response that it refuses. */
async function orNull<Result>(verification: Promise<Result>): Promise<Result | null> {
  try {
    return await verification;
  } catch (error) {
    log.warn({ err: error }, "an answer of a passkey was not accepted");
    return null;
  }
}
