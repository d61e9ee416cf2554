/** How a response's body is encoded. */
export type Encoding = "br" | "gzip" | "identity";

/** Browsers say the same few things; what they mean is worked out once. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

/** In characters. What is longer comes from no browser, and counts as missing. */
const longest = 500;

/** The smallest encoding that the sender of this Accept-Encoding header takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  if (accepted.length > longest) return "identity";
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = (["br", "gzip"] as const).find((name) => takes(accepted, name)) ?? "identity";
  if (known.size < mostKnown && accepted.length < 100) known.set(accepted, encoding);
  return encoding;
}

function takes(accepted: string, encoding: string): boolean {
  return accepted
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .some(([name, quality = "q=1"]) => name === encoding && Number(quality.slice(2)) > 0);
}
