import type { FastifyReply, FastifyRequest } from "fastify";
import type { Access } from "../access/access.ts";
import type { Caller } from "../access/caller.ts";
import type { SealedText } from "../access/sealed-text.ts";
import type { Viewer } from "../access/viewer.ts";
import type { BackupSchedule } from "../backup/schedule/backup-schedule.ts";
import type { Clock } from "../clock.ts";
import type { Condition } from "../condition/condition.ts";
import type { MessageMail } from "../contact/message-mail.ts";
import type { CopyDownload } from "../copy-download/copy-download.ts";
import type { Database } from "../database/client.ts";
import type { ContentStateReader } from "../database/content-state.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import type { FixedSettings } from "../environment.ts";
import type { Media } from "../media/media.ts";
import type { MediaAccessLoader, MediaAssetLoader } from "../media/media-asset-loader.ts";

/** The services that resolvers share: one object for each server. */
export type ContextServices = {
  database: Database;
  /** The same database, with cached reads of content, for visitors. */
  visitorDatabase: Database;
  reads: DirectReads;
  contentState: ContentStateReader;
  clock: Clock;
  access: Access;
  sealedText: SealedText;
  messageMail: MessageMail;
  /** The settings that environment variables override, and whether the site is read-only. */
  fixed: FixedSettings;
  media: Media;
  /** Undefined where no backups are configured. */
  backups: BackupSchedule | undefined;
  condition: Condition;
  /** Undefined where the site was not built. */
  copyDownload?: CopyDownload | undefined;
};

/** The context of one request. */
export type Context = ContextServices & {
  viewer: Viewer;
  caller: Caller;
  /**
   * The time that decides which scheduled publications have happened: the last scheduled time that has passed
   * (see ../database/content-state.ts). It is the same for all requests until the next scheduled time.
   */
  asOf: Date;
  /** Loads media assets by path in batches. */
  mediaAssets: MediaAssetLoader;
  /** Loads in batches whether the viewer may read a file, by path. */
  mediaAccess: MediaAccessLoader;
  /** Whether the viewer may find a file by its id, which can be guessed. */
  mayFindMedia: (path: string) => Promise<boolean>;
};

/**
 * Creates the context of a request. Every call identifies the sender; a token is counted only once for each
 * request.
 */
export type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
