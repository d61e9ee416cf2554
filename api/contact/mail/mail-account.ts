import { z } from "zod";
import { english } from "../../../words/english.ts";
import type { SealedText } from "../../access/sealed-text.ts";
import type { MailSettings } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import type { FixedSettings } from "../../environment.ts";

/** A mail server, with sender and recipient. */
export type MailAccount = {
  server: MailServer;
  /** The name of the sender. */
  siteName: string;
  sender: string;
  recipient: string;
};

export type MailServer =
  | { url: string }
  | {
      host: string;
      port: number;
      security: MailSettings["security"];
      /** Undefined for a server without authentication. */
      login: { user: string; password: string } | undefined;
    };

/** Whether mails can be sent now, and why not. */
export type MailReadiness = {
  /**
   * "off" without a mail server or a recipient, and on a read-only site; "locked" where the password was
   * encrypted with another secret.
   */
  state: "ready" | "off" | "locked";
  /** Null unless `state` is "ready". */
  account: MailAccount | null;
  /** The sender's address. Empty if no address is known. */
  sender: string;
  recipient: string;
};

export type MailServices = {
  database: Database;
  sealedText: SealedText;
  fixed: Pick<FixedSettings, "smtpUrl" | "contactTo"> & Partial<Pick<FixedSettings, "isReadOnly">>;
};

/** Whether mail can be sent, and with which account. The environment overrides the owner's settings. */
export async function readMailReadiness(services: MailServices): Promise<MailReadiness> {
  return (await readMail(services)).readiness;
}

/** Reads the owner's settings (null if they were never saved), and whether mail can be sent. */
export async function readMail(
  services: MailServices,
): Promise<{ stored: MailSettings | null; readiness: MailReadiness }> {
  const { mailSettings, siteIdentity } = services.database;
  const [stored, identity] = await Promise.all([
    mailSettings.findUnique({ where: { id: 1 } }),
    siteIdentity.findUnique({ where: { id: 1 }, select: { ownerName: true } }),
  ]);
  const siteName = identity?.ownerName || english["site.name"];
  return { stored, readiness: readinessOf(services, stored, siteName) };
}

function readinessOf(
  { sealedText, fixed }: Omit<MailServices, "database">,
  stored: MailSettings | null,
  siteName: string,
): MailReadiness {
  const recipient = fixed.contactTo ?? stored?.recipient ?? "";
  const user = fixed.smtpUrl
    ? decodeURIComponent(new URL(fixed.smtpUrl).username)
    : (stored?.username ?? "");
  // The default is the user name, because most mail servers accept only the address of the account.
  const sender = stored?.sender || (z.email().safeParse(user).data ?? recipient);
  const off = { state: "off", account: null, sender, recipient } as const;
  // A read-only copy of a site sends nothing, because the site itself sends the waiting mails.
  if (!recipient || fixed.isReadOnly) return off;
  if (fixed.smtpUrl) {
    const account = { server: { url: fixed.smtpUrl }, siteName, sender, recipient };
    return { state: "ready", account, sender, recipient };
  }
  if (!stored?.host) return off;
  const { host, port, security, username, passwordEncrypted } = stored;
  const password = passwordEncrypted === null ? "" : open(sealedText, passwordEncrypted);
  if (password === null) return { state: "locked", account: null, sender, recipient };
  const login = username === "" ? undefined : { user: username, password };
  return {
    state: "ready",
    account: { server: { host, port, security, login }, siteName, sender, recipient },
    sender,
    recipient,
  };
}

/**
 * Decrypts the password. Null where it was encrypted with another secret (reported by
 * check-secret.ts).
 */
function open(sealedText: SealedText, sealed: string): string | null {
  try {
    return sealedText.open(sealed);
  } catch {
    return null;
  }
}
