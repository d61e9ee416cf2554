import { setTimeout as wait } from "node:timers/promises";
import { action } from "../../builder/action.ts";
import type { Context } from "../../builder/context.ts";
import { UserFault } from "../../validation/accept.ts";
import { type MailAccount, type MailServer, readMailReadiness } from "./mail-account.ts";
import { automatic, mailBody, openTransport } from "./open-transport.ts";

/** Timeouts in milliseconds. They are short, because the owner is waiting. */
const defaultTimes = { connection: 8_000, greeting: 8_000, silence: 10_000, all: 20_000 };

action("sendTestMail", {
  description:
    "Sends the owner a test mail with the saved settings, and returns the response of the mail server. Six times in ten minutes at most.",
  run: (_input, context) => sendTestMail(context),
  payload: {
    description: "The result of the test.",
    fields: (t) => ({
      recipient: t.string({
        nullable: true,
        description: "The recipient of the mail. Null where the mail could not be sent.",
        resolve: ({ result }) => result,
      }),
    }),
  },
});

/**
 * Sends the owner a test mail with the saved settings. @returns the recipient
 * @throws {UserFault} MAIL_OFF, MAIL_PASSWORD_UNREADABLE; MAIL_FAILED with the server's response
 * @throws {GraphQLError} TOO_MANY_REQUESTS
 */
export async function sendTestMail(
  services: Pick<Context, "database" | "sealedText" | "fixed" | "access" | "caller">,
  times = defaultTimes,
): Promise<string> {
  const { state, account } = await readMailReadiness(services);
  if (state === "locked") {
    throw new UserFault({
      field: "password",
      message:
        "The password was sealed with another secret than the site has now, so it cannot be read. Enter it again.",
      code: "MAIL_PASSWORD_UNREADABLE",
    });
  }
  if (!account) {
    throw new UserFault({
      message: "Mail is off: it needs a server and a recipient.",
      code: "MAIL_OFF",
    });
  }
  await services.access.throttles.testMail.take(services.caller.address);
  await send(account, times);
  return account.recipient;
}

async function send(account: MailAccount, times: typeof defaultTimes): Promise<void> {
  const transport = openTransport(account, times);
  const sending = transport.sendMail({
    subject: "A test from your portfolio",
    headers: automatic,
    ...mailBody(
      "This is the test that you asked for. Messages from the contact form will reach you here.\n",
    ),
  });
  try {
    await Promise.race([sending, giveUp(times.all)]);
  } catch (error) {
    const { host, port } = placeOf(account.server);
    throw new UserFault({ message: describeMailFailure(error, host, port), code: "MAIL_FAILED" });
  } finally {
    transport.close();
    sending.catch(() => {});
  }
}

async function giveUp(time: number): Promise<never> {
  await wait(time, undefined, { ref: false });
  throw Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" });
}

/** Host and port of a mail server. An address without a port has the default port of its protocol. */
export function placeOf(server: MailServer): { host: string; port: number } {
  if (!("url" in server)) return server;
  const { protocol, hostname, port } = new URL(server.url);
  return { host: hostname, port: Number(port) || (protocol === "smtps:" ? 465 : 587) };
}

type Failure = { code?: unknown; message?: unknown; response?: unknown };

const longestResponse = 300;

/**
 * Describes for the owner why a mail failed.
 * @param host the mail server's host, from the settings
 */
export function describeMailFailure(error: unknown, host: string, port: number): string {
  const { code, message, response }: Failure = Object(error);
  const sentence = sentenceOf(String(code), String(message), host, port);
  if (typeof response !== "string" || response === "") return sentence;
  return `${sentence} It said: “${response.replace(/\s+/g, " ").trim().slice(0, longestResponse)}”`;
}

function sentenceOf(code: string, message: string, host: string, port: number): string {
  const place = `${host}, port ${port}`;
  if (code === "EAUTH") return "The mail server refused the user name or the password.";
  if (code === "EENVELOPE") return "The mail server refused the sender or the recipient.";
  if (code === "EMESSAGE") return "The mail server refused the mail.";
  if (code === "EDNS" || /ENOTFOUND|EAI_AGAIN/.test(message)) {
    return `No server is called ${host}.`;
  }
  if (/ECONNREFUSED/.test(message)) {
    return `Nothing answers at ${place}. The port may be another one.`;
  }
  if (/certificate|self[- ]signed|altnames/i.test(message)) {
    return `The certificate of ${host} is not valid: ${message}.`;
  }
  if (/wrong version number|ssl|tls_/i.test(message)) {
    return `The server at ${place} does not begin with TLS. STARTTLS, or another port, may work.`;
  }
  if (code === "ETLS") return `The server at ${place} does not offer STARTTLS.`;
  if (code === "ETIMEDOUT") return `The server at ${place} did not answer in time.`;
  if (code === "ECONNECTION") return `The server at ${place} ended the connection.`;
  return `The mail could not be sent through ${place}: ${message}`;
}
