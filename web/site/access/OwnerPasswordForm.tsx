import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { OwnerPasswordFormConfirmMutation } from "../../__generated__/OwnerPasswordFormConfirmMutation.graphql";
import type { OwnerPasswordFormMutation } from "../../__generated__/OwnerPasswordFormMutation.graphql";
import { paths } from "../../paths";
import { acceptAccess } from "../../relay/access-watch";
import { Button } from "../../ui/button/Button";
import { PasswordField } from "../../ui/field/PasswordField";
import { TextField } from "../../ui/field/TextField";
import { dismissFailure, showProblem } from "../../ui/toast/showToast";
import { describeFailure } from "../../words/describeFailure";
import { useSiteWords, useWords } from "../../words/WordsContext";
import { rememberOwner } from "./accessFlags";
import { showIncorrectPassword } from "./passwordNotices";
import { type PasskeyOptions, usePasskey } from "./usePasskey";
import "../../ui/dialog/Dialog.css";

type Props = {
  /** Why a password that was posted without scripts was refused. */
  refusal?: string | undefined;
  /** Whether the password was right and a one-time code is still missing. */
  asksCode?: boolean;
  /** Whether the owner is signed in, and only has to prove her identity again. */
  isConfirmation?: boolean;
  /** The options of a sign-in by passkey. If they are not given, the form requests them once it is rendered. */
  passkeyOptions?: PasskeyOptions | undefined;
  onSignedIn: () => void;
};

/**
 * Asks for the owner's password, a passkey or a recovery code, and signs in. A wrong password is removed from
 * the field.
 */
export function OwnerPasswordForm({
  refusal,
  isConfirmation = false,
  onSignedIn,
  ...props
}: Props) {
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(props.asksCode ?? false);
  const [isRecovery, setRecovery] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { prove, isPending } = useProof(isConfirmation, {
    onProved: onSignedIn,
    onCodeRequired: () => setAsksCode(true),
    onRefused: (fault) => {
      if (fault === "INCORRECT_PASSWORD") showIncorrectPassword(say);
      else showProblem(say("error.title"), say("owner.refused"));
      setCode("");
      if (fault === "INCORRECT_CODE") return;
      setPassword("");
      field.current?.focus();
    },
  });
  const askForPasskey = usePasskey(
    (passkey) => prove({ passkey }),
    () => showProblem(say("error.title"), say("owner.refused")),
    props.passkeyOptions,
  );

  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMissing(password === "");
    if (password === "") field.current?.focus();
    else if (isRecovery) prove({ recoveryCode: password });
    else prove({ password, ...(code && { code }) });
  };
  const handleRecovery = () => {
    flushSync(() => {
      setRecovery(!isRecovery);
      setPassword("");
      setMissing(false);
    });
    field.current?.focus();
  };
  const handleChange = (value: string) => {
    setPassword(value);
    setMissing(false);
  };
  return (
    <form
      className="dialog-form stack-widest"
      method="post"
      action={paths.signIn}
      onSubmit={handleSubmit}
      noValidate
    >
      {/* Password managers store a password together with a user name. */}
      <input type="text" hidden readOnly name="username" autoComplete="username" value="owner" />
      {isRecovery ? (
        <TextField
          ref={field}
          label={say("owner.recoveryCode")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          errorMessage={isMissing ? say("owner.recoveryMissing") : undefined}
          value={password}
          onChange={(event) => handleChange(event.target.value)}
        />
      ) : (
        <PasswordField
          ref={field}
          label={say("owner.password")}
          name="password"
          autoComplete="current-password webauthn"
          errorMessage={isMissing ? say("owner.missing") : password ? undefined : refusal}
          value={password}
          onChange={(event) => handleChange(event.target.value)}
        />
      )}
      {asksCode && !isRecovery && (
        <TextField
          ref={focus}
          label={say("owner.code")}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <div className="dialog-actions wrap">
        {askForPasskey && (
          <Button variant="quiet" isDisabled={isPending} onClick={askForPasskey}>
            {say("owner.passkey")}
          </Button>
        )}
        {(asksCode || askForPasskey) && (
          <Button variant="quiet" isDisabled={isPending} onClick={handleRecovery}>
            {say(isRecovery ? "owner.usePassword" : "owner.recovery")}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isPending}>
          {say(isPending ? "owner.signingIn" : "owner.signIn")}
        </Button>
      </div>
    </form>
  );
}

/** The ref of a field that takes the focus when it appears. */
const focus = (element: HTMLInputElement | null) => element?.focus();

type Proof = { password?: string; code?: string; passkey?: string; recoveryCode?: string };

type Outcome = {
  onProved: () => void;
  /** The password was right, and a one-time code is required, too. */
  onCodeRequired: () => void;
  /** @param fault a code such as INCORRECT_PASSWORD */
  onRefused: (fault: string | undefined) => void;
};

/** Signs in, or proves the identity of the signed-in owner again. */
function useProof(isConfirmation: boolean, { onProved, onCodeRequired, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
  const words = useSiteWords();
  const [signIn, isSigningIn] = useMutation<OwnerPasswordFormMutation>(graphql`
    mutation OwnerPasswordFormMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          isOwner
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [confirm, isConfirming] = useMutation<OwnerPasswordFormConfirmMutation>(graphql`
    mutation OwnerPasswordFormConfirmMutation($input: ConfirmOwnerInput!) {
      confirmOwner(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const onError = (error: Error) => {
    showProblem(words.say("error.title"), describeFailure(error, words));
  };
  const settle = (faults: readonly { readonly code: string }[]) => {
    const [fault] = faults;
    if (fault?.code === "CODE_REQUIRED") onCodeRequired();
    else if (fault) onRefused(fault.code);
    else {
      dismissFailure();
      onProved();
    }
  };

  const prove = ({ code, ...proof }: Proof) => {
    if (isConfirmation) {
      confirm({
        variables: { input: proof },
        onCompleted: ({ confirmOwner }) => settle(confirmOwner.userErrors),
        onError,
      });
      return;
    }
    signIn({
      variables: { input: { ...proof, ...(code && { code }) } },
      onCompleted: ({ signIn: { viewer, userErrors } }) => {
        if (viewer?.isOwner) {
          rememberOwner();
          acceptAccess(environment);
        }
        settle(userErrors);
      },
      onError,
    });
  };
  return { prove, isPending: isSigningIn || isConfirming };
}
