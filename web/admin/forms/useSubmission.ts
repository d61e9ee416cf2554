import { useState } from "react";
import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { showToast, type ToastOptions } from "../../ui/toast/showToast";

/** A mutation whose payload says what kept the change from being made. */
export type SubmittedMutation = MutationParameters & {
  response: Readonly<
    Record<
      string,
      {
        readonly userErrors: ReadonlyArray<{
          readonly field?: string | null | undefined;
          readonly message: string;
        }>;
      }
    >
  >;
};

/** What is wrong, by the field that it is wrong with. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** What the owner is told. Without a notice of success, what is on the screen says enough. */
export type SubmissionNotices = { succeeded?: ToastOptions; failed: ToastOptions };

/** Sends something to the server, says what came of it, and keeps what is wrong for its fields. */
export function useSubmission<Mutation extends SubmittedMutation>(
  mutation: GraphQLTaggedNode,
  { succeeded, failed }: SubmissionNotices,
) {
  const [commit, isPending] = useMutation<Mutation>(mutation);
  const [faults, setFaults] = useState<Faults>({});

  const fail = () => showToast({ ...failed, variant: "destructive" });
  const submit = (
    variables: Mutation["variables"],
    onAccepted?: (response: Mutation["response"]) => void,
    optimisticResponse?: Mutation["rawResponse"],
  ) => {
    if (isPending) return;
    setFaults({});
    commit({
      variables,
      optimisticResponse,
      onCompleted: (response) => {
        const errors = Object.values(response).flatMap((payload) => payload.userErrors);
        if (errors.length > 0) {
          setFaults(Object.fromEntries(errors.map(({ field, message }) => [field ?? "", message])));
          fail();
          return;
        }
        onAccepted?.(response);
        if (succeeded) showToast(succeeded);
      },
      onError: fail,
    });
  };
  return {
    submit,
    isPending,
    faults,
    /** Shows faults that were found before anything was sent. */
    refuse: setFaults,
    /** Forgets what was wrong with fields that have changed. */
    forgive: (fields: string[]) =>
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
      ),
  };
}
