import { SMTPServer } from "smtp-server";

type ReceivedMail = { sender: string; recipients: string[]; source: string };

/** A mail server on a free local port, which stores received mails. */
export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  close: () => Promise<void>;
};

/**
 * @param accept awaited before a mail is accepted; an error refuses the mail
 * @param login the accepted account; undefined for no authentication
 */
export async function startMailServer(
  accept: () => void | Promise<void> = () => {},
  login?: { user: string; password: string },
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login?.user && password === login?.password;
      done(isRight ? null : new Error("Who are you?"), isRight ? { user: username } : undefined);
    },
    disabledCommands: ["STARTTLS"],
    onData: async (stream, { envelope }, done) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        mails.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : "",
          recipients: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        await accept();
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error("refused"));
      }
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (!address || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
