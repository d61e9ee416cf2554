/** A message as it is written into a table; moments in ISO 8601. */
export type ExportedMessage = {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly createdAt: string;
  readonly readAt?: string | null | undefined;
  readonly archivedAt?: string | null | undefined;
  /** Null where it asks for none. */
  readonly accessRequest?: { readonly slug: string; readonly decision: string } | null | undefined;
};

const heads = [
  "Received",
  "Name",
  "Email",
  "Company",
  "Message",
  "Read",
  "Archived",
  "Asked for access",
  "Decision",
];

/** The messages as RFC 4180 has it, in UTF-8 with the mark that spreadsheets know it by. */
export function messagesCsv(messages: readonly ExportedMessage[]): string {
  const rows = messages.map(({ accessRequest, readAt, archivedAt, ...sent }) => [
    sent.createdAt,
    sent.name,
    sent.email,
    sent.company,
    sent.message,
    readAt ?? "",
    archivedAt ?? "",
    accessRequest ? accessRequest.slug || "all" : "",
    accessRequest?.decision.toLowerCase() ?? "",
  ]);
  return `\ufeff${[heads, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** A cell that no spreadsheet takes for a formula: one that would begin as such begins with a quote. */
export function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
