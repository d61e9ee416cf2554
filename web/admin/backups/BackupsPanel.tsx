import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { BackupsPanel_backups$key } from "../../__generated__/BackupsPanel_backups.graphql";
import type { BackupsPanelQuery } from "../../__generated__/BackupsPanelQuery.graphql";
import { Button } from "../../ui/button/Button";
import { Panel } from "../../ui/panel/Panel";
import { showToast } from "../../ui/toast/showToast";
import { fileSize } from "../fileSize";
import { LocalTime } from "../LocalTime";
import { showFailure } from "../showFailure";
import { useMakeBackup } from "./backupActions";
import { DownloadDialog } from "./DownloadDialog";
import "./BackupsPanel.css";

type Props = { backups: BackupsPanel_backups$key | null | undefined };

/** The backups in their place; makes another one, and downloads one. */
export function BackupsPanel({ backups }: Props) {
  const data = useFragment(
    graphql`
      fragment BackupsPanel_backups on Backups {
        folder
        everyHours
        isLastBackupKnown
        lastBackupAt
        problem
        isRunning
        archiveCount
        archives {
          name
          createdAt
          size
        }
      }
    `,
    backups,
  );
  /** The name of the backup to download, or "" for a new one. */
  const [wanted, setWanted] = useState<string | null>(null);
  const look = useWatch(data);
  const { make, isPending } = useMakeBackup(look);
  const archives = data?.archives ?? [];
  const others = (data?.archiveCount ?? 0) - archives.length;
  const isMaking = isPending || data?.isRunning === true;
  return (
    <Panel
      title="Backups"
      description="A backup holds the whole site: words, pictures, messages and settings, and the secret that passwords are sealed with."
    >
      {data ? (
        <p className="backups-state" role="status">
          {data.isRunning
            ? "A backup is being made. With many videos it takes minutes; you can leave this page."
            : stateOf(data)}
        </p>
      ) : (
        <p className="backups-state">
          No place is set for backups, so none are made by themselves: ask whoever runs the server
          to set BACKUP_DIR to a folder on another disk, or to a bucket.
        </p>
      )}
      <div className="admin-form-actions">
        <Button
          isPending={isMaking}
          aria-haspopup={data ? undefined : "dialog"}
          onClick={() => (data ? make() : setWanted(""))}
        >
          {isMaking ? "Backing up..." : data ? "Back up now" : "Back up now…"}
        </Button>
      </div>
      {archives.length > 0 && (
        <ul className="backups" aria-label="Backups">
          {archives.map(({ name, createdAt, size }) => (
            <li key={name} className="backup">
              <p className="backup-words">
                <LocalTime value={createdAt} style="full" />
                <span className="backup-size">{fileSize(size)}</span>
              </p>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={`Download… ${name}`}
                onClick={() => setWanted(name)}
              >
                Download…
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className="backups-state">
          {others} older {others === 1 ? "one is" : "ones are"} in {data?.folder}.
        </p>
      )}
      <DownloadDialog archive={wanted} onClose={() => setWanted(null)} />
    </Panel>
  );
}

type State = {
  folder: string;
  everyHours: number;
  isLastBackupKnown: boolean;
  lastBackupAt: string | null | undefined;
  problem: string | null | undefined;
};

/** How the scheduled backups are, as sentences. */
function stateOf({ folder, everyHours, isLastBackupKnown, lastBackupAt, problem }: State): string {
  const last = () => {
    if (problem) return `The last backup went wrong. ${problem}`;
    if (!isLastBackupKnown) return "The place has not answered yet, so its backups are not listed.";
    return lastBackupAt ? "The last backup is whole." : "There is none yet.";
  };
  return `${last()} Every ${everyHours} hours a backup goes to ${folder}.`;
}

/** How often a running backup is asked about, in milliseconds. */
const interval = 2_000;

type Watched = { isRunning: boolean; lastBackupAt: unknown; problem: unknown } | null | undefined;

/**
 * Reads how the backups are while one is being made, and says when it is done.
 * @returns reads it now
 */
function useWatch(data: Watched): () => void {
  const environment = useRelayEnvironment();
  const isRunning = data?.isRunning ?? false;
  const look = useCallback(
    () =>
      void fetchQuery<BackupsPanelQuery>(
        environment,
        graphql`
          query BackupsPanelQuery {
            backups {
              ...BackupsPanel_backups
              ...BackupProblem_backups
              ...LastBackup_backups
            }
          }
        `,
        {},
        { networkCacheConfig: { force: true } },
      ).subscribe({ error: () => {} }),
    [environment],
  );
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [isRunning, look]);

  const before = useRef(data);
  useEffect(() => {
    const former = before.current;
    // While one is being made: as it was at its beginning.
    if (!former?.isRunning || !isRunning) before.current = data;
    if (!former?.isRunning || !data || isRunning || data.problem) return;
    if (data.lastBackupAt === former.lastBackupAt) showFailure("No backup was made", "Try again.");
    else showToast({ title: "Backup made", description: "It is the first in the list." });
  }, [data, isRunning]);
  return look;
}
