import { useState } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { signInActionsAddPasskeyMutation } from "../../../__generated__/signInActionsAddPasskeyMutation.graphql";
import type { signInActionsCodesMutation } from "../../../__generated__/signInActionsCodesMutation.graphql";
import type { signInActionsDisableTotpMutation } from "../../../__generated__/signInActionsDisableTotpMutation.graphql";
import type { signInActionsEnableTotpMutation } from "../../../__generated__/signInActionsEnableTotpMutation.graphql";
import type { signInActionsEndMutation } from "../../../__generated__/signInActionsEndMutation.graphql";
import type { signInActionsEndOthersMutation } from "../../../__generated__/signInActionsEndOthersMutation.graphql";
import type { signInActionsMailMutation } from "../../../__generated__/signInActionsMailMutation.graphql";
import type { signInActionsNewPasskeyMutation } from "../../../__generated__/signInActionsNewPasskeyMutation.graphql";
import type { signInActionsPasswordMutation } from "../../../__generated__/signInActionsPasswordMutation.graphql";
import type { signInActionsRemoveMutation } from "../../../__generated__/signInActionsRemoveMutation.graphql";
import type { signInActionsRenameMutation } from "../../../__generated__/signInActionsRenameMutation.graphql";
import type { signInActionsSecretMutation } from "../../../__generated__/signInActionsSecretMutation.graphql";
import { useReread } from "../../editing/useReread";
import { useSubmission } from "../../editing/useSubmission";
import { showFailure } from "../../showFailure";

/** Returns a function that fetches again how the owner can sign in, and in which browsers she is signed in. */
export function useReadSignIn(): () => void {
  return useReread(graphql`
    query signInActionsQuery {
      ...SignInPanel_query
      ...SessionsPanel_query
    }
  `);
}

// Queries and mutations spread this fragment with @relay(mask: false). Nothing in this file reads it.
void graphql`
  fragment signInActions_passkey on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`;

/**
 * Shows the passkeys of a response at once, in place of the ones before. A row that went later would
 * move the controls below it under the owner's pointer.
 */
function showPasskeysOf(action: "addPasskey" | "removePasskey") {
  return (store: RecordSourceSelectorProxy) => {
    const passkeys = store.getRootField(action)?.getLinkedRecords("passkeys");
    if (passkeys) store.getRoot().setLinkedRecords(passkeys, "passkeys");
  };
}

/** Lets the browser make a passkey, and registers it with the server under the given name. */
export function useAddPasskey(onAdded: () => void) {
  const failed = "The passkey was not added.";
  const requesting = useSubmission<signInActionsNewPasskeyMutation>(
    graphql`
      mutation signInActionsNewPasskeyMutation {
        requestNewPasskey {
          options
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed },
  );
  const adding = useSubmission<signInActionsAddPasskeyMutation>(
    graphql`
      mutation signInActionsAddPasskeyMutation($input: AddPasskeyInput!) {
        addPasskey(input: $input) {
          passkeys {
            ...signInActions_passkey @relay(mask: false)
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: { title: "Passkey added", description: "It signs you in from now on." }, failed },
  );
  const [isMaking, setMaking] = useState(false);
  const create = async (name: string, options: string) => {
    setMaking(true);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const response = JSON.stringify(
        await startRegistration({ optionsJSON: JSON.parse(options) }),
      );
      const updater = showPasskeysOf("addPasskey");
      adding.submit({ input: { name, response } }, onAdded, { updater });
    } catch {
      showFailure("Error", "Your browser made no passkey. It may already have one for this site.");
    }
    setMaking(false);
  };
  return {
    isPending: requesting.isPending || isMaking || adding.isPending,
    add: (name: string) =>
      requesting.submit({}, ({ requestNewPasskey: { options } }) => {
        if (options) create(name, options);
      }),
  };
}

export function useRenamePasskey() {
  return useSubmission<signInActionsRenameMutation>(
    graphql`
      mutation signInActionsRenameMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          passkeys {
            ...signInActions_passkey @relay(mask: false)
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "The passkey was not renamed." },
  );
}

export function useRemovePasskey() {
  const { submit, isPending } = useSubmission<signInActionsRemoveMutation>(
    graphql`
      mutation signInActionsRemoveMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          passkeys {
            ...signInActions_passkey @relay(mask: false)
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Passkey removed", failed: "The passkey was not removed." },
  );
  const updater = showPasskeysOf("removePasskey");
  return { isPending, remove: (id: string) => submit({ input: { id } }, undefined, { updater }) };
}

/** Makes ten recovery codes. Only the response contains them: nobody can read them later. */
export function useCreateRecoveryCodes() {
  return useSubmission<signInActionsCodesMutation>(
    graphql`
      mutation signInActionsCodesMutation {
        createRecoveryCodes {
          codes
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "No recovery codes were made." },
  );
}

/** Turns signing in by password on or off. */
export function useSetPasswordSignIn(onSet: () => void) {
  const { submit, isPending } = useSubmission<signInActionsPasswordMutation>(
    graphql`
      mutation signInActionsPasswordMutation($input: SetPasswordSignInInput!) {
        setPasswordSignIn(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change that." },
  );
  return { isPending, set: (hasPassword: boolean) => submit({ input: { hasPassword } }, onSet) };
}

/**
 * The secret that the server and an authenticator app share, and its address, which opens the app.
 */
export type TotpSecret = { secret: string; address: string };

/**
 * Turns the second step of signing in, an authenticator app, on or off. Turning it on needs a
 * secret for the app, and a code that proves that the app has the secret.
 */
export function useTotp(onSecret: (secret: TotpSecret) => void, onChanged: () => void) {
  const making = useSubmission<signInActionsSecretMutation>(
    graphql`
      mutation signInActionsSecretMutation {
        createTotpSecret {
          secret
          address
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change that." },
  );
  const enabling = useSubmission<signInActionsEnableTotpMutation>(
    graphql`
      mutation signInActionsEnableTotpMutation($input: EnableTotpInput!) {
        enableTotp(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Your password asks for a code now", failed: "The code was not accepted." },
  );
  const disabling = useSubmission<signInActionsDisableTotpMutation>(
    graphql`
      mutation signInActionsDisableTotpMutation {
        disableTotp {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "The second step is removed", failed: "Failed to change that." },
  );
  return {
    isPending: making.isPending || enabling.isPending || disabling.isPending,
    faults: enabling.faults,
    begin: () => {
      enabling.refuse({});
      making.submit({}, ({ createTotpSecret: { secret, address } }) => {
        if (secret && address) onSecret({ secret, address });
      });
    },
    enable: (secret: string, code: string) =>
      enabling.submit({ input: { secret, code } }, onChanged),
    disable: () => disabling.submit({}, onChanged),
  };
}

export function useEndSessions(onEnded: () => void) {
  const failed = "Nobody was signed out.";
  const one = useSubmission<signInActionsEndMutation>(
    graphql`
      mutation signInActionsEndMutation($input: EndOwnerSessionInput!) {
        endOwnerSession(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed },
  );
  const others = useSubmission<signInActionsEndOthersMutation>(
    graphql`
      mutation signInActionsEndOthersMutation {
        endOtherOwnerSessions {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "All other browsers are signed out", failed },
  );
  return {
    isPending: one.isPending || others.isPending,
    end: (id: string) => one.submit({ input: { id } }, onEnded),
    endOthers: () => others.submit({}, onEnded),
  };
}

export function useSetSignInMail(onSet: () => void) {
  const { submit, isPending } = useSubmission<signInActionsMailMutation>(
    graphql`
      mutation signInActionsMailMutation($input: SetSignInMailInput!) {
        setSignInMail(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change that." },
  );
  return { isPending, set: (mailsSignIns: boolean) => submit({ input: { mailsSignIns } }, onSet) };
}
