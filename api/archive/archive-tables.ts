import type { Prisma } from "../database/__generated__/prisma/client.ts";

type Model = Prisma.ModelName;

/** A table whose rows are archived, with all columns except those of `leftOut`. */
export type Archived = {
  /** The name of the table in content.json. Unset for rows inside the record that they belong to. */
  name?: string;
  /** Whether the table has only one row. */
  isSingle?: true;
  /**
   * The columns by which an import finds the row of the site that corresponds to a row of the
   * archive.
   */
  key?: readonly string[];
  /** The columns that are not archived, and why. */
  leftOut?: Readonly<Record<string, string>>;
  /**
   * Flags that are archived in place of left-out columns: the name of each column, by the name of its flag. The
   * flag is true where the column is not null.
   */
  tellsOf?: Readonly<Record<string, string>>;
  /** The option that includes the table. Unset where the table is always included. */
  option?: "revisions" | "messages";
  /**
   * Whether an import that replaces a record of the site leaves the rows that belong to the record
   * as they are.
   */
  stays?: true;
};

type LeftOut = { reason: string };

const secret = "a secret";
const derived = "derived from content";
const ofServer = "data of this server about itself";
const outgoing = "mail that is waiting to be sent";
const counted = "counts of visits to this site";

/**
 * Every table of the database, in an order in which each table follows the tables that its rows refer to. The
 * content of an archive, its JSON Schema, and the rows that an import writes are derived from this list and
 * from the columns of the tables.
 */
export const tables = {
  SiteIdentity: { name: "identity", isSingle: true },
  AboutContent: { name: "about", isSingle: true },
  Banner: { name: "banner", isSingle: true },
  SiteColors: {
    name: "colors",
    isSingle: true,
    leftOut: { portfolioPasswordEncrypted: secret, portfolioPasswordVersion: secret },
  },
  SiteLook: { name: "look", isSingle: true },
  SiteFont: { name: "fonts", key: ["role"] },
  SiteWords: { name: "words", isSingle: true },
  SiteRobots: { name: "robots", isSingle: true },
  SiteSetup: { name: "setup", isSingle: true },
  MediaAsset: { name: "media", key: ["path"] },
  MediaCaption: {},
  Project: { name: "projects", key: ["slug"] },
  WorkImage: {},
  FormerSlug: { key: ["slug"], stays: true },
  ProjectRevision: { option: "revisions", stays: true },
  AboutTab: { name: "tabs", key: ["slug"] },
  Quote: {},
  ShareLink: {
    name: "links",
    key: ["recipient", "createdAt"],
    leftOut: { tokenHash: secret, passwordHash: secret },
    tellsOf: { hasPassword: "passwordHash" },
  },
  ShareLinkProject: {},
  ReviewComment: { stays: true },
  ReviewAnswer: {},
  Redirect: { name: "redirects", key: ["path"] },
  ContactMessage: { name: "messages", key: ["email", "createdAt"], option: "messages" },
  AccessRequest: {},
  ProjectDraft: { reason: "unsaved changes of open editors" },
  DemoRemoval: { reason: "removed demo content, which is no work of the owner" },
  OutgoingMail: { reason: outgoing },
  OutgoingReply: { reason: outgoing },
  OutgoingReadNotice: { reason: outgoing },
  OutgoingSignInNotice: { reason: outgoing },
  OutgoingWarning: { reason: outgoing },
  OutgoingCommentNotice: { reason: outgoing },
  MailSettings: { reason: "access to a mail server" },
  SiteAnalytics: { reason: "whether visits are measured is decided on each site" },
  VisitCount: { reason: counted },
  VisitorDay: { reason: counted },
  CountedVisitor: { reason: counted },
  ShareLinkCount: { reason: counted },
  MediaUse: { reason: derived },
  PlayerUse: { reason: derived },
  OutdatedMediaUse: { reason: derived },
  MediaUseForm: { reason: derived },
  ContentRevision: { reason: derived },
  Upload: { reason: "uploads in progress" },
  User: { reason: secret },
  Passkey: { reason: secret },
  RecoveryCode: { reason: secret },
  Session: { reason: secret },
  ApiToken: { reason: secret },
  AuditEntry: { reason: "the log of actions on this site" },
  ClockReading: { reason: ofServer },
  LastBackup: { reason: ofServer },
  Lease: { reason: ofServer },
  AttemptCount: { reason: ofServer },
  InstanceTerms: { reason: ofServer },
} as const satisfies Record<Model, Archived | LeftOut>;
