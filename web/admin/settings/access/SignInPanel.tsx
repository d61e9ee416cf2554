import { type FormEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  SignInPanel_query$data,
  SignInPanel_query$key,
} from "../../../__generated__/SignInPanel_query.graphql";
import { Button } from "../../../ui/button/Button";
import { TextField } from "../../../ui/field/TextField";
import { Panel } from "../../../ui/panel/Panel";
import { Switch } from "../../../ui/switch/Switch";
import { LocalTime } from "../../LocalTime";
import { Removable } from "../../layout/Removable";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog";
import {
  type TotpSecret,
  useAddPasskey,
  useCreateRecoveryCodes,
  useReadSignIn,
  useRemovePasskey,
  useRenamePasskey,
  useSetPasswordSignIn,
  useTotp,
} from "./signInActions";
import { TotpDialog } from "./TotpDialog";
import "./SignInPanel.css";

type Props = { query: SignInPanel_query$key };

/**
 * The ways in which the owner signs in: passkeys, recovery codes, her password, and an
 * authenticator app as a second step after the password.
 */
export function SignInPanel({ query }: Props) {
  const { ownerSignIn, passkeys } = useFragment(
    graphql`
      fragment SignInPanel_query on Query {
        ownerSignIn {
          hasPassword
          hasTotp
          recoveryCodeCount
          offersPasskeys
        }
        passkeys {
          ...signInActions_passkey @relay(mask: false)
        }
      }
    `,
    query,
  );
  const { hasPassword, hasTotp, recoveryCodeCount, offersPasskeys } = ownerSignIn;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const read = useReadSignIn();
  const recovery = useCreateRecoveryCodes();
  const password = useSetPasswordSignIn(read);
  const totp = useTotp(setSecret, () => {
    setSecret(null);
    read();
  });
  const handleMakeCodes = () =>
    recovery.submit({}, ({ createRecoveryCodes }) => {
      setCodes(createRecoveryCodes.codes ?? []);
      read();
    });
  return (
    <Panel
      title="Signing In"
      description="A passkey signs you in with your fingerprint, your face or your device’s code, at the lock in the footer. Recovery codes are for the day on which you have lost your device."
    >
      {passkeys.length > 0 && (
        <ul className="sign-in-list ruled-list" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {offersPasskeys ? (
        <NewPasskey />
      ) : (
        <p>
          Browsers allow passkeys only at an https address, or on localhost: ask whoever runs the
          server to set PUBLIC_URL to the https address of the site.
        </p>
      )}
      <div className="sign-in-part stack">
        <p>
          {recoveryCodeCount === 0
            ? "You have no recovery codes."
            : `${recoveryCodeCount} recovery ${recoveryCodeCount === 1 ? "code is" : "codes are"} left. New ones take their place.`}
        </p>
        <div className="admin-form-actions cluster">
          <Button isPending={recovery.isPending} aria-haspopup="dialog" onClick={handleMakeCodes}>
            Make Recovery Codes
          </Button>
        </div>
      </div>
      <div className="sign-in-part stack">
        <p>
          {hasTotp
            ? "Your password asks for a code of your app as a second step."
            : "An app that makes codes can be a second step after your password."}
        </p>
        <div className="admin-form-actions cluster">
          {hasTotp ? (
            <Button isPending={totp.isPending} onClick={totp.disable}>
              Remove the Second Step
            </Button>
          ) : (
            <Button isPending={totp.isPending} aria-haspopup="dialog" onClick={totp.begin}>
              Add a Second Step…
            </Button>
          )}
        </div>
      </div>
      <div className="sign-in-part stack">
        <Switch isSelected={hasPassword} isPending={password.isPending} onChange={password.set}>
          Sign in with the password
        </Switch>
      </div>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      <TotpDialog secret={secret} {...totp} onClose={() => setSecret(null)} />
    </Panel>
  );
}

function NewPasskey() {
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { add, isPending } = useAddPasskey(() => setName(""));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim()) add(name);
  };
  return (
    <form className="admin-form stack-wider" onSubmit={handleSubmit} noValidate>
      <TextField
        label="Name of the new passkey"
        placeholder="My laptop"
        autoComplete="off"
        errorMessage={isMissing ? "Please enter a name." : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="admin-form-actions cluster">
        <Button type="submit" isPending={isPending}>
          Add Passkey
        </Button>
      </div>
    </form>
  );
}

type RowProps = { passkey: SignInPanel_query$data["passkeys"][number] };

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: RowProps) {
  /**
   * The new name in the form that renames the passkey. Undefined before the form was opened, null
   * after it was closed: then the button "Rename" gets the focus.
   */
  const [newName, setNewName] = useState<string | null>();
  const { submit, isPending } = useRenamePasskey();
  const removing = useRemovePasskey();
  if (typeof newName === "string") {
    return (
      <Removable>
        <form
          className="sign-in-row bar"
          onSubmit={(event) => {
            event.preventDefault();
            submit({ input: { id, name: newName } }, () => setNewName(null));
          }}
        >
          <TextField
            label="Name"
            autoComplete="off"
            autoFocus
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
          <span className="sign-in-actions wrap">
            <Button size="small" variant="quiet" onClick={() => setNewName(null)}>
              Cancel
            </Button>
            <Button size="small" type="submit" isPending={isPending} isDisabled={!newName.trim()}>
              Save
            </Button>
          </span>
        </form>
      </Removable>
    );
  }
  return (
    <Removable className="sign-in-row bar">
      <p className="sign-in-words">
        {name}
        <span className="sign-in-note muted">
          Added on <LocalTime value={createdAt} style="full" />
          {lastUsedAt ? (
            <>
              , last used <LocalTime value={lastUsedAt} style="short" />
            </>
          ) : (
            ", not used yet"
          )}
        </span>
      </p>
      <span className="sign-in-actions wrap">
        <Button
          size="small"
          aria-label={`Rename ${name}`}
          autoFocus={newName === null}
          onClick={() => setNewName(name)}
        >
          Rename
        </Button>
        <Button
          size="small"
          variant="destructive"
          aria-label={`Remove ${name}`}
          isPending={removing.isPending}
          onClick={() => removing.remove(id)}
        >
          Remove
        </Button>
      </span>
    </Removable>
  );
}
