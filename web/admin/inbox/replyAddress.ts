type Original = { name: string; email: string; message: string };

/** How much of the original is quoted, in characters: mail programs refuse long addresses. */
const longestQuotation = 900;

/** Opens the owner's mail program with an answer begun. Nothing a visitor typed can add a header. */
export function replyAddress({ name, email, message }: Original, siteName: string): string {
  const quoted = [...message].slice(0, longestQuotation).join("");
  const body = `Hello ${name},\n\n\n\n${quoted.replace(/^/gm, "> ")}\n`;
  const recipient = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(`Your message to ${siteName}`);
  return `mailto:${recipient}?subject=${subject}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}
