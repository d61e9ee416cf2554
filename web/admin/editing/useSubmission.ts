import { useCallback, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type {
  GraphQLTaggedNode,
  MutationParameters,
  SelectorStoreUpdater,
  UploadableMap,
} from "relay-runtime";
import { RequestError } from "../../relay/request-error";
import { showToast, type ToastOptions } from "../../ui/toast/showToast";
import { reasonOf, refusalWords, showFailure, showKnownFailure } from "../showFailure";

// Mutations spread this fragment with @relay(mask: false). Nothing in this file reads it.
void graphql`
  fragment useSubmission_userErrors on UserError {
    field
    message
    code
  }
`;

/** A mutation whose payload has `userErrors`. */
export type SubmittedMutation = MutationParameters & {
  response: Readonly<
    Record<
      string,
      {
        readonly userErrors: ReadonlyArray<{
          readonly field?: string | null | undefined;
          readonly message: string;
          readonly code?: string;
        }>;
      }
    >
  >;
};

/** The reasons why a change was refused. */
export type UserErrors = SubmittedMutation["response"][string]["userErrors"];

/** The messages about invalid fields, by field. The key is empty for a message that is about no field. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** The notices for the owner. Callers leave out `succeeded` if the screen itself shows the result. */
export type SubmissionNotices = {
  /** A string is the title. */
  succeeded?: string | ToastOptions;
  /**
   * A string is the description, with the title "Error". The server's reason is shown after the
   * description. An object without a description shows only the reason, or `fallback` if the server
   * has given no reason.
   */
  failed: string | { title: string; description?: string; fallback?: string };
};

export type SubmissionOptions<Mutation extends MutationParameters> = {
  optimisticResponse?: Mutation["rawResponse"];
  /** Files to upload, by the names of their variables. */
  uploadables?: UploadableMap;
  /** Changes what is shown by the response, before the notice. Called for a refusal too. */
  updater?: SelectorStoreUpdater<Mutation["response"]>;
  /**
   * Called if another window has changed the record first, so that nothing was saved. By default, a notice
   * says so.
   */
  onStale?: () => void;
  /** Called with the errors of a refusal. @returns whether it handled them; otherwise a notice shows them */
  onRefused?: (errors: UserErrors) => boolean;
  /** Called if the server cannot be reached. @returns whether it handled that; otherwise a notice is shown */
  onUnsent?: () => boolean;
  /** Shown instead of the notice of success. */
  notice?: ToastOptions | undefined;
  /** A sentence that is appended to the notice of success. */
  note?: string | undefined;
};

const staleCodes = ["STALE_VERSION", "STALE_ORDER"];

/**
 * Returns a function that sends a mutation and shows its result in a notice, and the faults of the
 * form's fields.
 * @param onResponse called with the errors of every response; the list is empty if the change was accepted
 */
export function useSubmission<Mutation extends SubmittedMutation>(
  mutation: GraphQLTaggedNode,
  { succeeded, failed }: SubmissionNotices,
  onResponse: (errors: UserErrors) => void = () => {},
) {
  const [commit, isPending] = useMutation<Mutation>(mutation);
  const [faults, setFaults] = useState<Faults>({});

  const fail = (reason: string | undefined) => {
    const { title, description, fallback } =
      typeof failed === "string" ? { title: "Error", description: failed } : failed;
    if (description) showKnownFailure(title, description, reason);
    else showFailure(title, reason ?? fallback);
  };
  const submit = (
    variables: Mutation["variables"],
    onAccepted?: (response: Mutation["response"]) => void,
    options: SubmissionOptions<Mutation> = {},
  ) => {
    if (isPending) return;
    const { optimisticResponse, uploadables, updater, onStale, onRefused, onUnsent, note } =
      options;
    const told = options.notice ?? succeeded;
    setFaults({});
    commit({
      variables,
      optimisticResponse,
      uploadables,
      updater,
      onCompleted: (response) => {
        const errors = Object.values(response).flatMap((payload) => payload.userErrors);
        onResponse(errors);
        const stale = errors.find(({ code }) => code && staleCodes.includes(code));
        if (stale) {
          if (onStale) onStale();
          else fail(refusalWords(stale));
          return;
        }
        if (errors.length > 0 && onRefused?.(errors)) return;
        if (errors.length > 0) {
          setFaults(Object.fromEntries(errors.map(({ field, message }) => [field ?? "", message])));
          fail(asSentences(errors.map(({ message }) => message)));
          return;
        }
        onAccepted?.(response);
        if (told) showToast(withNote(told, note));
      },
      onError: (error) => {
        const isUnsent = error instanceof RequestError && error.code === "UNREACHABLE";
        if (!isUnsent || !onUnsent?.()) fail(reasonOf(error));
      },
    });
  };
  return {
    submit,
    isPending,
    faults,
    /** Shows faults that were found before sending. */
    refuse: setFaults,
    /** Removes the faults of fields that have changed. */
    clearFaults: useCallback(
      (fields: string[]) =>
        setFaults((before) => {
          const others = Object.entries(before).filter(([field]) => !fields.includes(field));
          return others.length === Object.keys(before).length ? before : Object.fromEntries(others);
        }),
      [],
    ),
  };
}

function asSentences(messages: readonly string[]): string {
  return [...new Set(messages)]
    .map((message) => (/[.!?]$/.test(message) ? message : `${message}.`))
    .join(" ");
}

function withNote(notice: string | ToastOptions, note: string | undefined): ToastOptions {
  const toast = typeof notice === "string" ? { title: notice } : notice;
  if (!note) return toast;
  return { ...toast, description: [toast.description, note].filter(Boolean).join(" ") };
}
