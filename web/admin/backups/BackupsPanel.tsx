import { useEffect, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type {
  BackupsPanel_query$data,
  BackupsPanel_query$key,
} from "../../__generated__/BackupsPanel_query.graphql";
import { addBasePath } from "../../base-path";
import { paths } from "../../paths";
import { readIsOwner } from "../../site/access/readIsOwner";
import { Button } from "../../ui/button/Button";
import { Panel } from "../../ui/panel/Panel";
import { showToast } from "../../ui/toast/showToast";
import { useReread } from "../editing/useReread";
import { fileSize } from "../fileSize";
import { LocalTime } from "../LocalTime";
import { showFailure } from "../showFailure";
import { BackupDialog, type Wish } from "./BackupDialog";
import { BackupKey } from "./BackupKey";
import { useMakeBackup } from "./backupActions";
import "./BackupsPanel.css";

type Props = { query: BackupsPanel_query$key };

/** Lists the stored backups, and makes, downloads and restores backups. */
export function BackupsPanel({ query }: Props) {
  const { backups: data, encryptsBackups } = useFragment(
    graphql`
      fragment BackupsPanel_query on Query {
        encryptsBackups
        backups {
          folder
          everyHours
          isLastBackupKnown
          lastBackupAt
          lastCopyAt
          problem
          isRunning
          isRestoring
          restoreProblem
          restoredAt
          restoredFrom
          archiveCount
          archives {
            name
            createdAt
            size
            isEncrypted
          }
        }
      }
    `,
    query,
  );
  const [wish, setWish] = useState<Wish | null>(null);
  const look = useWatch(data);
  const { make, isPending } = useMakeBackup(look);
  const archives = data?.archives ?? [];
  const others = (data?.archiveCount ?? 0) - archives.length;
  const isBusy = isPending || data?.isRunning === true;
  return (
    <Panel
      title="Backups"
      description="A backup holds the whole site: words, pictures, messages and settings, and the secret that passwords are encrypted with."
    >
      {data ? (
        <p className="backups-state" role="status">
          {stateOf(data)}
        </p>
      ) : (
        <p className="backups-state">
          No place is set for backups, so none are made automatically: ask whoever runs the server
          to set BACKUP_DIR to a folder on another disk, or to a bucket. Until then you download one
          here, and whoever runs the server restores it with “npm run restore”.
        </p>
      )}
      {data?.lastCopyAt && (
        <p className="backups-state">
          Each change is copied there within a minute, the last on{" "}
          <LocalTime value={data.lastCopyAt} style="full" />.
        </p>
      )}
      {data?.restoredAt && data.restoredFrom && (
        <p className="backups-state">
          The site was restored on <LocalTime value={data.restoredAt} style="full" />, from the
          backup of <LocalTime value={data.restoredFrom} style="full" />.
        </p>
      )}
      <div className="admin-form-actions cluster">
        <Button
          isPending={isBusy}
          aria-haspopup={data ? undefined : "dialog"}
          onClick={() => (data ? make() : setWish({ action: "download" }))}
        >
          {labelOf(data, isBusy)}
        </Button>
      </div>
      {archives.length > 0 && (
        <ul className="backups ruled-list" aria-label="Backups">
          {archives.map(({ name, createdAt, size, isEncrypted }) => (
            <li key={name} className="ruled-row bar">
              <p className="backup-words wrap">
                <LocalTime value={createdAt} style="full" />
                <span className="backup-size muted">
                  {fileSize(size)}
                  {isEncrypted && ", encrypted"}
                </span>
              </p>
              <span className="backup-actions wrap">
                <Button
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={`Download… ${name}`}
                  onClick={() =>
                    setWish({ action: "download", archive: { name, createdAt, isEncrypted } })
                  }
                >
                  Download…
                </Button>
                <Button
                  size="small"
                  variant="destructive"
                  aria-haspopup="dialog"
                  aria-label={`Restore… ${name}`}
                  isDisabled={isBusy}
                  onClick={() =>
                    setWish({ action: "restore", archive: { name, createdAt, isEncrypted } })
                  }
                >
                  Restore…
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className="backups-state">
          {others} older {others === 1 ? "one is" : "ones are"} in {data?.folder}.
        </p>
      )}
      <BackupKey isOn={encryptsBackups} onChanged={look} />
      <BackupDialog
        wish={wish}
        encryptsBackups={encryptsBackups}
        onClose={() => setWish(null)}
        onRestoring={look}
      />
    </Panel>
  );
}

/** The label of the backup button. It ends with "…" if no storage is set up: the button opens a dialog. */
function labelOf(data: State | null | undefined, isBusy: boolean): string {
  if (data?.isRestoring) return "Restoring...";
  if (isBusy) return "Backing up...";
  return data ? "Back up now" : "Back up now…";
}

type State = NonNullable<BackupsPanel_query$data["backups"]>;

/** The state of the scheduled backups, as sentences. */
function stateOf(state: State): string {
  const { folder, everyHours, isLastBackupKnown, lastBackupAt, problem, restoreProblem } = state;
  if (state.isRestoring) {
    return "The site is being restored, after a backup of its present state. When that is done you are signed out.";
  }
  if (state.isRunning) {
    return "A backup is being made. With many videos it takes minutes; you can leave this page.";
  }
  const last = () => {
    if (problem) return `The last backup failed. ${problem}`;
    if (!isLastBackupKnown)
      return "The storage has not responded yet, so its backups are not listed.";
    return lastBackupAt ? "The last backup is complete." : "There is no backup yet.";
  };
  const schedule = `Every ${everyHours} hours a backup goes to ${folder}.`;
  return [restoreProblem, last(), schedule].filter(Boolean).join(" ");
}

/** The interval between two requests for the state of a running backup, in milliseconds. */
const interval = 2_000;

/**
 * Polls the state of the backups while a backup or a restore is running. After a backup it shows a message;
 * after a restore, which ends all sessions, it opens the sign-in page.
 * @returns a function that reads the state now
 */
function useWatch(data: State | null | undefined): () => void {
  const environment = useRelayEnvironment();
  const isRunning = data?.isRunning ?? false;
  const isRestoring = data?.isRestoring ?? false;
  const look = useReread(graphql`
    query BackupsPanelQuery {
      ...BackupsPanel_query
      backups {
        ...BackupProblem_backups
        ...LastBackup_backups
      }
    }
  `);
  useEffect(() => {
    if (!isRunning) return;
    // After a restore, all data in this window is outdated.
    const leave = () => window.location.assign(addBasePath(paths.signIn));
    const watch = async () => {
      const isOver = isRestoring && !(await readIsOwner(environment).catch(() => true));
      if (isOver) leave();
      else look();
    };
    const timer = setInterval(watch, interval);
    return () => clearInterval(timer);
  }, [environment, isRunning, isRestoring, look]);

  const before = useRef(data);
  useEffect(() => {
    const former = before.current;
    // While a backup runs, `before` stays the state at its beginning, to be compared with the state after it.
    if (!former?.isRunning || !isRunning) before.current = data;
    if (!former?.isRunning || !data || isRunning || data.problem) return;
    if (former.isRestoring) return;
    if (data.lastBackupAt === former.lastBackupAt) showFailure("No backup was made", "Try again.");
    else showToast({ title: "Backup made", description: "It is the first in the list." });
  }, [data, isRunning]);
  return look;
}
