import { useState } from "react";
import { Button } from "../../ui/button/Button";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { useCreateBackupKey, useRemoveBackupKey } from "./backupActions";

type Props = {
  isOn: boolean;
  /** Called when that has changed. */
  onChanged: () => void;
};

/** Whether backups are encrypted; makes the key, which is shown this once. */
export function BackupKey({ isOn, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const creating = useCreateBackupKey((made) => {
    setKey(made);
    onChanged();
  });
  const removing = useRemoveBackupKey(onChanged);
  const handleClose = () => {
    setOpen(false);
    setKey(null);
  };
  return (
    <>
      <p className="backups-state backups-encryption">
        {isOn
          ? "New backups, copies of changes and downloads are encrypted: they open with your key alone."
          : "Backups are not encrypted: whoever gets at one can read it."}
      </p>
      <div className="admin-form-actions cluster">
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {isOn ? "Make another key…" : "Encrypt backups…"}
        </Button>
        {isOn && (
          <Button variant="quiet" isPending={removing.isPending} onClick={removing.remove}>
            Stop encrypting
          </Button>
        )}
      </div>
      <Dialog
        title={key ? "Your backup key" : "Encrypt backups?"}
        isOpen={isOpen}
        isDismissable={key === null}
        onClose={handleClose}
      >
        {key ? (
          <>
            <p className="dialog-description">
              It is shown only now. Store it where you find it when the server is gone, such as in a
              password manager, and not on the server.
            </p>
            <code className="backup-key">{key}</code>
            <DialogActions>
              <Button variant="primary" onClick={handleClose}>
                I have stored it
              </Button>
            </DialogActions>
          </>
        ) : (
          <>
            <p className="dialog-description">
              You get a key, and new backups open with it alone. The server does not store it: if
              you lose it, nobody can open these backups, not even whoever runs the server.
            </p>
            <p className="dialog-description">
              {isOn
                ? "Backups that exist need the key that they were made with, so store both."
                : "Backups that exist stay readable until they are outdated, and so do the files of the running site."}
            </p>
            <DialogActions onCancel={handleClose}>
              <Button variant="primary" isPending={creating.isPending} onClick={creating.create}>
                Make a key
              </Button>
            </DialogActions>
          </>
        )}
      </Dialog>
    </>
  );
}
