import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { TextField } from "../../../ui/field/TextField";
import type { Faults } from "../../editing/useSubmission";
import type { TotpSecret } from "./signInActions";

type FormProps = {
  faults: Faults;
  isPending: boolean;
  enable: (secret: string, code: string) => void;
  onClose: () => void;
};

type Props = FormProps & {
  /** Null: the dialog is closed. */
  secret: TotpSecret | null;
};

/** Shows the secret for an authenticator app, with a field for the first code of the app. */
export function TotpDialog({ secret, ...form }: Props) {
  return (
    <FormDialog title="Add a second step" isOpen={secret !== null} onClose={form.onClose}>
      {secret && <CodeForm {...secret} {...form} />}
    </FormDialog>
  );
}

function CodeForm({ secret, address, faults, isPending, enable, onClose }: TotpSecret & FormProps) {
  const [code, setCode] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    enable(secret, code);
  };
  return (
    <form className="dialog-form stack-widest" onSubmit={handleSubmit} noValidate>
      <p className="dialog-description muted">
        Type this secret into the app that makes your codes, or{" "}
        <a className="text-link" href={address}>
          open the app
        </a>{" "}
        on this device. Make recovery codes, too, for the day on which you have lost it.
      </p>
      <p className="recovery-codes stack-close">{secret.replace(/.{4}/g, "$& ")}</p>
      <TextField
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        errorMessage={faults.code}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <DialogActions onCancel={onClose}>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={!code}>
          Add
        </Button>
      </DialogActions>
    </form>
  );
}
