import { createTransport } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import type { ContactMessage } from "../database/__generated__/prisma/client.ts";
import { log } from "../log.ts";

/** Tells the owner by mail that somebody wrote. */
export type MessageMail = {
  /** Starts the mail and returns at once. A mail that fails is logged; the message is stored anyway. */
  announce: (message: ContactMessage) => void;
  /** Waits for the mails under way. */
  close: () => Promise<void>;
};

type Settings = { smtpUrl: string | undefined; contactTo: string | undefined };

/**
 * Mail through the server of the settings, or none where there is no server.
 * @param patience how long the server may keep silent, in milliseconds.
 */
export function openMessageMail({ smtpUrl, contactTo }: Settings, patience = 7_000): MessageMail {
  if (!smtpUrl || !contactTo) return { announce: () => {}, close: async () => {} };

  const transport = createTransport(
    // Made by hand, because createTransport leaves out whatever stands beside an address.
    new SMTPTransport({
      url: smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    }),
    // The visitor's address is never the sender: it is where an answer goes.
    { from: { name: "Portfolio", address: contactTo }, to: contactTo },
  );
  const underWay = new Set<Promise<void>>();

  const send = async ({ id, name, email, company, message }: ContactMessage) => {
    try {
      await transport.sendMail({
        replyTo: { name, address: email },
        subject: `Message from ${name}, ${company}`,
        text: `${message}\n\n${name}\n${company}\n${email}\n`,
      });
    } catch (error) {
      log.error({ err: error, messageId: id }, "a contact message could not be mailed");
    }
  };
  return {
    announce: (message) => {
      const mail = send(message).finally(() => underWay.delete(mail));
      underWay.add(mail);
    },
    close: async () => {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
