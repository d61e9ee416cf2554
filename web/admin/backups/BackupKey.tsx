import { useState } from "react";
import { Button } from "../../ui/button/Button";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { ShownOnce } from "../layout/ShownOnce";
import { useCreateBackupKey, useRemoveBackupKey } from "./backupActions";

type Props = {
  isOn: boolean;
  /** Called when encryption was turned on or off, or has a new key. */
  onChanged: () => void;
};

/** Shows whether backups are encrypted, makes a key, which is shown only once, and turns encryption off. */
export function BackupKey({ isOn, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const creating = useCreateBackupKey((made) => {
    setOpen(false);
    setKey(made);
    onChanged();
  });
  const removing = useRemoveBackupKey(onChanged);
  return (
    <>
      <p className="backups-state backups-encryption">
        {isOn
          ? "New backups, copies of changes and downloads are encrypted: only your key opens them."
          : "Backups are not encrypted: anyone who gets one can read it."}
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
      <Dialog title="Encrypt backups?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="dialog-description muted">
          You get a key, and only this key opens new backups. The server does not store it: if you
          lose it, nobody can open these backups, not even whoever runs the server.
        </p>
        <p className="dialog-description muted">
          {isOn
            ? "Backups that exist need the key that they were made with, so store both."
            : "Backups that exist stay readable until they are outdated, and so do the files of the running site."}
        </p>
        <DialogActions onCancel={() => setOpen(false)}>
          <Button variant="primary" isPending={creating.isPending} onClick={creating.create}>
            Make a key
          </Button>
        </DialogActions>
      </Dialog>
      <ShownOnce
        shown={key === null ? null : { title: "Your backup key", value: key }}
        name="key"
        loss="It is not shown again. Without it nobody can open the backups from now on; make another one if you have not stored it."
        onClose={() => setKey(null)}
      >
        This key is shown once. Store it where you can find it when the server is gone, such as in a
        password manager, and not on the server.
      </ShownOnce>
    </>
  );
}
