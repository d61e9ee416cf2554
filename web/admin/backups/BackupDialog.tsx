import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { FormDialog } from "../../ui/dialog/FormDialog";
import { TextField } from "../../ui/field/TextField";
import { LocalTime } from "../LocalTime";
import { useDownloadBackup, useRestoreBackup } from "./backupActions";

/** The action that the owner chose for a stored backup. Without `archive`, a new backup is made and downloaded. */
export type Wish = {
  action: "download" | "restore";
  archive?: { name: string; createdAt: string; isEncrypted: boolean };
};

type Props = {
  /** Null: the dialog is closed. */
  wish: Wish | null;
  /** Whether a new backup is encrypted. */
  encryptsBackups: boolean;
  onClose: () => void;
  /** Called when a restore has begun. */
  onRestoring: () => void;
};

/**
 * Explains what a download or a restore of a backup means, and starts it. If the owner last proved her
 * identity more than 15 minutes ago, she has to prove it again, although she is signed in (SessionRecovery).
 */
export function BackupDialog({ wish, ...callbacks }: Props) {
  const titles = { download: "Download this backup?", restore: "Restore this backup?" };
  return (
    <FormDialog
      title={wish?.archive ? titles[wish.action] : "Back up now?"}
      isOpen={wish !== null}
      onClose={callbacks.onClose}
    >
      {wish && <Explanation wish={wish} {...callbacks} />}
    </FormDialog>
  );
}

function Explanation(props: Props & { wish: Wish }) {
  const { wish, encryptsBackups, onClose, onRestoring } = props;
  const { action, archive } = wish;
  const downloading = useDownloadBackup(onClose);
  const restoring = useRestoreBackup(() => {
    onClose();
    onRestoring();
  });
  const [key, setKey] = useState("");
  const isRestore = action === "restore" && archive !== undefined;
  const needsKey = isRestore && archive.isEncrypted;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isRestore) restoring.restore(archive.name, needsKey ? key : null);
    else downloading.download(archive?.name ?? null);
  };
  return (
    <form className="dialog-form stack-widest" onSubmit={handleSubmit} noValidate>
      {isRestore ? (
        <p className="dialog-description muted">
          Words, pictures, messages, settings and passwords go back to what they were on{" "}
          <LocalTime value={archive.createdAt} style="full" />. What was written since is removed
          from the site; a backup of its present state is made first. Links that you revoked since
          open again. Everyone is signed out, and you sign in with the password that you had then.
        </p>
      ) : (
        <p className="dialog-description muted">
          {!archive && "The backup is made while your browser stores it. "}
          {archive?.isEncrypted || (!archive && encryptsBackups)
            ? "Only your key opens it."
            : "The file contains your whole site and its messages: store it where nobody else can get it."}
        </p>
      )}
      {needsKey && (
        <TextField
          label="Key of this backup"
          description="It was shown when backups began to be encrypted, and begins with AGE-SECRET-KEY-1."
          autoComplete="off"
          spellCheck={false}
          errorMessage={restoring.faults.key}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      )}
      <DialogActions onCancel={onClose}>
        <Button
          type="submit"
          variant={isRestore ? "danger" : "primary"}
          isPending={downloading.isPending || restoring.isPending}
          isDisabled={needsKey && !key.trim()}
        >
          {isRestore ? "Restore" : "Download"}
        </Button>
      </DialogActions>
    </form>
  );
}
