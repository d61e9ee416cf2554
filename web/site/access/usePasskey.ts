import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { usePasskeyMutation } from "../../__generated__/usePasskeyMutation.graphql";

/** The options of a sign-in by passkey. Null if the owner has no passkey, or it cannot be used here. */
export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON | null;

/**
 * Offers the owner's passkeys: the browser lists them at the field whose `autoComplete` ends in "webauthn".
 * @param onSigned is called with the browser's response, as JSON
 * @param given the options, if they were requested before the form was rendered
 * @returns a function that asks for a passkey at once. Undefined if the owner has no passkey, or the browser
 * does not support passkeys
 */
export function usePasskey(
  onSigned: (passkey: string) => void,
  onFailed: () => void,
  given?: PasskeyOptions,
): (() => Promise<void>) | undefined {
  const environment = useRelayEnvironment();
  const [isOffered, setOffered] = useState(Boolean(given));
  /** The options for the first request to the browser. Each further one needs new options. */
  const first = useRef(given);
  /** Ends the request for a passkey when the form closes. */
  const closing = useRef(new AbortController());
  const handleSigned = useEffectEvent(onSigned);

  const sign = useCallback(
    async (useBrowserAutofill: boolean) => {
      const { signal } = closing.current;
      const optionsJSON =
        first.current === undefined ? await requestPasskeyOptions(environment) : first.current;
      first.current = undefined;
      if (!optionsJSON) return undefined;
      setOffered(true);
      const { startAuthentication, browserSupportsWebAuthnAutofill, WebAuthnAbortService } =
        await import("@simplewebauthn/browser");
      if (useBrowserAutofill && !(await browserSupportsWebAuthnAutofill())) return undefined;
      signal.throwIfAborted();
      signal.onabort = () => WebAuthnAbortService.cancelCeremony();
      return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }));
    },
    [environment],
  );

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    // The request fails if the visitor closes the form, or presses the button, which starts another request.
    // No message is needed.
    sign(true).then(
      (passkey) => passkey && handleSigned(passkey),
      () => {},
    );
    return () => controller.abort();
  }, [sign]);

  if (!isOffered) return undefined;
  return async () => {
    try {
      const passkey = await sign(false);
      if (passkey) return onSigned(passkey);
    } catch (error) {
      // The owner closed the browser's dialog, or the form.
      if (error instanceof Error && /^(?:NotAllowed|Abort)Error$/.test(error.name)) return;
    }
    onFailed();
  };
}

/**
 * Requests the options for a dialog that is about to open, and waits one second for them at most.
 * @returns undefined where they did not come: the form then requests them again
 */
export function preparePasskeyOptions(
  environment: IEnvironment,
): Promise<PasskeyOptions | undefined> {
  const delay = new Promise<undefined>((resolve) => setTimeout(resolve, 1_000));
  return Promise.race([requestPasskeyOptions(environment), delay]).catch(() => undefined);
}

/** Requests the options of a sign-in by passkey, unless the browser does not support passkeys. */
async function requestPasskeyOptions(environment: IEnvironment): Promise<PasskeyOptions> {
  if (!("PublicKeyCredential" in window)) return null;
  return new Promise((resolve, reject) =>
    commitMutation<usePasskeyMutation>(environment, {
      mutation: graphql`
        mutation usePasskeyMutation {
          requestPasskeySignIn {
            options
          }
        }
      `,
      variables: {},
      onCompleted: ({ requestPasskeySignIn: { options } }) =>
        resolve(options ? JSON.parse(options) : null),
      onError: reject,
    }),
  );
}
