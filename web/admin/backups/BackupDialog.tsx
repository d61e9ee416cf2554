import { Button } from "../../ui/button/Button";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { LocalTime } from "../LocalTime";
import { useDownloadBackup, useRestoreBackup } from "./backupActions";

/** What the owner wants to do with a backup; without an archive it is one that is yet to be made. */
export type Wish = {
  action: "download" | "restore";
  archive?: { name: string; createdAt: string };
};

type Props = {
  /** Null: closed. */
  wish: Wish | null;
  onClose: () => void;
  /** Called when a restore has begun. */
  onRestoring: () => void;
};

/**
 * Says what it means that a backup is downloaded or restored. An open window is not enough: 15 minutes after
 * the owner last proved who she is, the server asks once more (SessionRecovery).
 */
export function BackupDialog({ wish, ...callbacks }: Props) {
  const titles = { download: "Download this backup?", restore: "Restore this backup?" };
  return (
    <Dialog
      title={wish?.archive ? titles[wish.action] : "Back up now?"}
      isOpen={wish !== null}
      onClose={callbacks.onClose}
    >
      {wish && <Explanation wish={wish} {...callbacks} />}
    </Dialog>
  );
}

function Explanation({ wish: { action, archive }, onClose, onRestoring }: Props & { wish: Wish }) {
  const downloading = useDownloadBackup(onClose);
  const restoring = useRestoreBackup(() => {
    onClose();
    onRestoring();
  });
  const isRestore = action === "restore" && archive !== undefined;
  const handleClick = () => {
    if (isRestore) restoring.restore(archive.name);
    else downloading.download(archive?.name ?? null);
  };
  return (
    <>
      {isRestore ? (
        <p className="dialog-description">
          Words, pictures, messages, settings and passwords become what they were on{" "}
          <LocalTime value={archive.createdAt} style="full" />. What was written since is gone from
          the site; a backup of its present state is made first. Links that you revoked since are
          open again. Everyone is signed out, and you sign in with your password of then.
        </p>
      ) : (
        <p className="dialog-description">
          {!archive && "The backup is made while your browser stores it. "}
          Whoever has the file has your whole site and the messages in it: store it where nobody
          else gets at it.
        </p>
      )}
      <DialogActions onCancel={onClose}>
        <Button
          variant={isRestore ? "danger" : "primary"}
          isPending={downloading.isPending || restoring.isPending}
          onClick={handleClick}
        >
          {isRestore ? "Restore" : "Download"}
        </Button>
      </DialogActions>
    </>
  );
}
