import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { FormDialog } from "../../ui/dialog/FormDialog";
import { PasswordField } from "../../ui/field/PasswordField";
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

/** Asks for the owner's password before a backup is downloaded or restored: an open window is not enough. */
export function BackupDialog({ wish, ...callbacks }: Props) {
  const titles = { download: "Download this backup?", restore: "Restore this backup?" };
  return (
    <FormDialog
      title={wish?.archive ? titles[wish.action] : "Back up now?"}
      isOpen={wish !== null}
      onClose={callbacks.onClose}
    >
      {wish && <PasswordForm wish={wish} {...callbacks} />}
    </FormDialog>
  );
}

function PasswordForm({ wish: { action, archive }, onClose, onRestoring }: Props & { wish: Wish }) {
  const [password, setPassword] = useState("");
  const downloading = useDownloadBackup(onClose);
  const restoring = useRestoreBackup(() => {
    onClose();
    onRestoring();
  });
  const { isPending, faults, refuse } = action === "restore" ? restoring : downloading;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password === "") refuse({ password: "Please enter your password." });
    else if (action === "restore" && archive) restoring.restore(archive.name, password);
    else downloading.download(archive?.name ?? null, password);
  };
  return (
    <form className="dialog-form" onSubmit={handleSubmit} noValidate>
      {action === "restore" && archive ? (
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
      {/* Password managers keep a password under a name. */}
      <input type="text" hidden readOnly name="username" autoComplete="username" value="owner" />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        errorMessage={faults.password}
        onChange={(event) => {
          setPassword(event.target.value);
          refuse({});
        }}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={action === "restore" ? "danger" : "primary"}
          isPending={isPending}
        >
          {action === "restore" ? "Restore" : "Download"}
        </Button>
      </DialogActions>
    </form>
  );
}
