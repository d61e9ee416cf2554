import { useCallback, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from "relay-runtime";
import { RequestError } from "../../relay/request-error";
import { showToast, type ToastOptions } from "../../ui/toast/showToast";
import { reasonOf, refusalWords, showFailure, showKnownFailure } from "../showFailure";

// Only for mutations to spread, unmasked: here it is read by its type.
void graphql`
  fragment useSubmission_userErrors on UserError {
    field
    message
    code
  }
`;

/** A mutation whose payload says why the change was not made. */
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

/** Why a change was not made. */
export type UserErrors = SubmittedMutation["response"][string]["userErrors"];

/** What is wrong, by the field that it is wrong with. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** What the owner is told. Without a notice of success, what is on the screen says enough. */
export type SubmissionNotices = {
  /** A text is the title. */
  succeeded?: string | ToastOptions;
  /**
   * The reason is said after the description; without one in its place, or else the fallback. A text is
   * the description, under "Error".
   */
  failed: string | { title: string; description?: string; fallback?: string };
};

export type SubmissionOptions<Mutation extends MutationParameters> = {
  optimisticResponse?: Mutation["rawResponse"];
  /** Files, each by the name of the variable that it is. */
  uploadables?: UploadableMap;
  /**
   * Another window changed it first: nothing was changed. Where nothing is done about it here, the
   * owner is told.
   */
  onStale?: () => void;
  /** The server refused it. @returns whether that is dealt with */
  onRefused?: (errors: UserErrors) => boolean;
  /** The server could not be reached. @returns whether that is dealt with */
  onUnsent?: () => boolean;
  /** What the notice of success says besides. */
  note?: string | undefined;
};

const staleCodes = ["STALE_VERSION", "STALE_ORDER"];

/**
 * Sends something to the server, says what came of it, and keeps what is wrong for its fields.
 * @param onResponse is called with every response, also a refusal: something was changed elsewhere then
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
    const { optimisticResponse, uploadables, onStale, onRefused, onUnsent, note } = options;
    setFaults({});
    commit({
      variables,
      optimisticResponse,
      uploadables,
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
        if (succeeded) showToast(withNote(succeeded, note));
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
    /** Shows faults that were found before anything was sent. */
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
