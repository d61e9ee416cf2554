type Failure = { code?: unknown; message?: unknown; response?: unknown };

const longestResponse = 300;

/** What went wrong with a mail, for the owner who set the server up. @param host as it was set */
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
