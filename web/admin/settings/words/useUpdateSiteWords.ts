import { graphql, useRelayEnvironment } from "react-relay";
import { commitLocalUpdate } from "relay-runtime";
import type { useUpdateSiteWordsMutation } from "../../../__generated__/useUpdateSiteWordsMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";
import { type WordValues, wordInput, wordLabels } from "./wordForm";

/** The form that writes the language and texts of the pages. @param version 0 where none were ever written */
export function useUpdateSiteWords(values: WordValues, version: number) {
  const environment = useRelayEnvironment();
  const form = useRecordForm<useUpdateSiteWordsMutation, WordValues>(
    { values, version, labels: wordLabels },
    graphql`
      mutation useUpdateSiteWordsMutation($input: UpdateSiteWordsInput!) {
        updateSiteWords(input: $input) {
          siteWords {
            id
            ...WordsPanel_siteWords
            ...SiteWordsProvider_siteWords
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Words updated",
        description: "The words of the site have been updated successfully.",
      },
      failed: "Failed to update words.",
    },
  );
  /** The first save makes the record, which nothing in the store leads to yet. */
  const linkRecord = (id: string | undefined) =>
    commitLocalUpdate(environment, (store) => {
      const record = id && store.get(id);
      if (record) store.getRoot().setLinkedRecord(record, "siteWords");
    });
  return {
    ...form,
    save: () =>
      form.save(
        (changes, seen) => ({ input: wordInput(changes, seen) }),
        ({ updateSiteWords }) => linkRecord(updateSiteWords.siteWords?.id),
      ),
  };
}
