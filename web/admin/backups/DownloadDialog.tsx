import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button/Button";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { FormDialog } from "../../ui/dialog/FormDialog";
import { PasswordField } from "../../ui/field/PasswordField";
import { useDownloadBackup } from "./backupActions";

type Props = {
  /** The name of a stored backup, or "" for one that is made while it is downloaded. Null: closed. */
  archive: string | null;
  onClose: () => void;
};

/** Asks for the owner's password before a backup is downloaded: an open window is not enough. */
export function DownloadDialog({ archive, onClose }: Props) {
  return (
    <FormDialog
      title={archive ? "Download this backup?" : "Back up now?"}
      isOpen={archive !== null}
      onClose={onClose}
    >
      <PasswordForm archive={archive} onClose={onClose} />
    </FormDialog>
  );
}

function PasswordForm({ archive, onClose }: Props) {
  const [password, setPassword] = useState("");
  const { download, isPending, faults, refuse } = useDownloadBackup(onClose);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password === "") refuse({ password: "Please enter your password." });
    else download(archive || null, password);
  };
  return (
    <form className="dialog-form" onSubmit={handleSubmit} noValidate>
      <p className="dialog-description">
        {archive ? "" : "The backup is made while your browser stores it. "}
        Whoever has the file has your whole site and the messages in it: store it where nobody else
        gets at it.
      </p>
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
        <Button type="submit" variant="primary" isPending={isPending}>
          Download
        </Button>
      </DialogActions>
    </form>
  );
}
