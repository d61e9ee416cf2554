import type { GraphQLTaggedNode } from "relay-runtime";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import { useContentSubmission } from "./useContentSubmission";
import { useEdits } from "./useEdits";
import type { SubmissionNotices, SubmissionOptions, SubmittedMutation } from "./useSubmission";

/**
 * A form over saved values: what was typed stays until it is saved, also when saving fails, and a
 * field's fault goes with the next change to it.
 */
export function useForm<Mutation extends SubmittedMutation, Values extends object>(
  saved: Values,
  mutation: GraphQLTaggedNode,
  notices: SubmissionNotices,
) {
  const { edit, settle, ...edits } = useEdits(saved);
  useUnsaved(edits.isChanged);
  const { submit, forgive, ...submission } = useContentSubmission<Mutation>(mutation, notices, {
    isForm: true,
  });
  return {
    ...edits,
    ...submission,
    edit: (change: Partial<Values>) => {
      edit(change);
      forgive(Object.keys(change));
    },
    /** Sends the variables, which carry the form's values as they are now. */
    save: (
      variables: Mutation["variables"],
      onSaved?: (response: Mutation["response"]) => void,
      options?: SubmissionOptions<Mutation>,
    ) => {
      const sent = edits.values;
      submit(
        variables,
        (response) => {
          settle(sent);
          onSaved?.(response);
        },
        options,
      );
    },
  };
}
