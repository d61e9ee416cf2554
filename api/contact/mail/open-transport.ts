import { createTransport } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { escapeXml } from "../../escape-xml.ts";
import type { MailAccount, MailServer } from "./mail-account.ts";

/** Timeouts of a connection to a mail server, in milliseconds. */
export type MailTimes = { connection: number; greeting: number; silence: number };

export const defaultMailTimes: MailTimes = {
  connection: 10_000,
  greeting: 30_000,
  /**
   * A server that scans mails may take this long to accept a mail. A shorter timeout would count
   * the attempt as failed, and the mail would be sent twice.
   */
  silence: 600_000,
};

/** Creates a transport. It connects to the server only when a mail is sent. */
export function openTransport(account: MailAccount, times: MailTimes) {
  const { server, siteName, sender, recipient } = account;
  return createTransport(
    // The SMTPTransport is created here, because createTransport ignores the timeouts where the
    // options have a URL.
    new SMTPTransport({
      ...optionsOf(server),
      connectionTimeout: times.connection,
      greetingTimeout: times.greeting,
      socketTimeout: times.silence,
    }),
    // The sender is never the visitor's address, which is only in the Reply-To header.
    { from: { name: siteName, address: sender }, to: recipient },
  );
}

/** A mail's text for all mail programs, and as HTML for those that show only HTML. */
export function mailBody(text: string): { text: string; html: string } {
  const paragraphs = escapeXml(text.trim()).split(/\n{2,}/);
  return {
    text,
    html: paragraphs.map((each) => `<p>${each.replaceAll("\n", "<br>\n")}</p>`).join("\n"),
  };
}

/** The header that marks automatic mails, so that mail programs send no automatic replies to them. */
export const automatic = { "Auto-Submitted": "auto-generated" };

function optionsOf(server: MailServer): SMTPTransport.Options {
  if ("url" in server) return server;
  const { host, port, security, login } = server;
  return {
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ...(login && { auth: { user: login.user, pass: login.password } }),
  };
}
