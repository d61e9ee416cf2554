import { csvOf } from "../csv";

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

/** The messages as a table. */
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
  return csvOf(heads, rows);
}
