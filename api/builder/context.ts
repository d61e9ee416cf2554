import type { Access } from "../access/access.ts";
import type { Caller } from "../access/caller.ts";
import type { SealedText } from "../access/sealed-text.ts";
import type { Viewer } from "../access/viewer.ts";
import type { BackupSchedule } from "../backup/schedule/backup-schedule.ts";
import type { Clock } from "../clock.ts";
import type { Condition } from "../condition/condition.ts";
import type { MessageMail } from "../contact/message-mail.ts";
import type { Database } from "../database/client.ts";
import type { ContentStateReader } from "../database/content-state.ts";
import type { DirectReads } from "../database/direct-reads.ts";
import type { FixedSettings } from "../environment.ts";
import type { Media } from "../media/media.ts";
import type { MediaAccessLoader } from "../media/media-access-loader.ts";
import type { MediaAssetLoader } from "../media/media-asset-loader.ts";

/** What resolvers share for as long as the server runs. */
export type ContextServices = {
  database: Database;
  /** The same, with what visitors read of content remembered until it changes. */
  visitorDatabase: Database;
  reads: DirectReads;
  contentState: ContentStateReader;
  clock: Clock;
  access: Access;
  sealedText: SealedText;
  messageMail: MessageMail;
  /** What the environment sets of that which is otherwise the owner's to set. */
  fixed: FixedSettings;
  media: Media;
  /** Undefined where none are made. */
  backups: BackupSchedule | undefined;
  condition: Condition;
};

/** What a resolver may use. One is made for every request. */
export type Context = ContextServices & {
  viewer: Viewer;
  caller: Caller;
  /**
   * The moment as of which everything is read: the last one at which something changed by itself (see
   * ../database/content-state.ts), so that it is the same for all who ask until the next.
   */
  asOf: Date;
  /** Media assets by path, looked up in batches. */
  mediaAssets: MediaAssetLoader;
  /** Whether the viewer may have a file, by path, looked up in batches. */
  mediaAccess: MediaAccessLoader;
};
