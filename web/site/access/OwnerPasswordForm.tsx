import { type FormEvent, useEffect, useRef, useState } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { OwnerPasswordFormMutation } from "../../__generated__/OwnerPasswordFormMutation.graphql";
import { paths } from "../../paths";
import { acceptAccess } from "../../relay/access-watch";
import { Button } from "../../ui/button/Button";
import { PasswordField } from "../../ui/field/PasswordField";
import { dismissFailure, showProblem } from "../../ui/toast/showToast";
import { describeFailure } from "../../words/describeFailure";
import { useSiteWords, useWords } from "../../words/WordsContext";
import { rememberOwner } from "./accessFlags";
import { showIncorrectPassword, showTooManyAttempts } from "./passwordNotices";
import "../../ui/dialog/Dialog.css";

type Props = {
  /** Why a password was refused that was posted without scripts. */
  refusal?: string | undefined;
  onSignedIn: () => void;
};

/** Asks for the owner's password and signs in. Where it was wrong the field is empty again. */
export function OwnerPasswordForm({ refusal, onSignedIn }: Props) {
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { signIn, isPending } = useSignIn({
    onSignedIn,
    onRefused: () => {
      setPassword("");
      field.current?.focus();
    },
  });

  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setMissing(password === "");
    if (password === "") field.current?.focus();
    else signIn(password);
  };
  return (
    <form
      className="dialog-form"
      method="post"
      action={paths.signIn}
      onSubmit={handleSubmit}
      noValidate
    >
      {/* Password managers keep a password under a name. */}
      <input type="text" hidden readOnly name="username" autoComplete="username" value="owner" />
      <PasswordField
        ref={field}
        label={say("owner.password")}
        name="password"
        autoComplete="current-password"
        errorMessage={isMissing ? say("owner.missing") : password ? undefined : refusal}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
      />
      <div className="dialog-actions">
        <Button type="submit" variant="primary" isPending={isPending}>
          {say(isPending ? "owner.signingIn" : "owner.signIn")}
        </Button>
      </div>
    </form>
  );
}

type Outcome = { onSignedIn: () => void; onRefused: () => void };

/** Gives the owner's password to the server, and says so where it was not the right one. */
function useSignIn({ onSignedIn, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
  const words = useSiteWords();
  const { say } = words;
  const [commit, isPending] = useMutation<OwnerPasswordFormMutation>(graphql`
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

  const signIn = (password: string) =>
    commit({
      variables: { input: { password } },
      onCompleted: ({ signIn: { viewer } }) => {
        if (!viewer?.isOwner) {
          showIncorrectPassword(say);
          onRefused();
          return;
        }
        dismissFailure();
        rememberOwner();
        acceptAccess(environment);
        onSignedIn();
      },
      onError: (error) => {
        if (showTooManyAttempts(error, say)) return;
        showProblem(say("error.title"), describeFailure(error, words));
      },
    });
  return { signIn, isPending };
}
