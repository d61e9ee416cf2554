import { useEffect, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router";
import { commitLocalUpdate } from "relay-runtime";
import type { WordKey } from "../../../../words/english";
import { type GroupName, groupNames, wordGroups, wordPlaces } from "../../../../words/word-places";
import type { WordsPanel_siteWords$key } from "../../../__generated__/WordsPanel_siteWords.graphql";
import type { WordsPanelMutation } from "../../../__generated__/WordsPanelMutation.graphql";
import { TextField } from "../../../ui/field/TextField";
import { isComposing } from "../../../ui/isComposing";
import { Panel } from "../../../ui/panel/Panel";
import { wordInAddress } from "../../addresses/placeAddress";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { useRecordForm } from "../../editing/useRecordForm";
import { FormActions } from "../FormActions";
import { LanguageField } from "./LanguageField";
import { useWordSet } from "./useWordSet";
import { WordGroup } from "./WordGroup";
import { WordRow } from "./WordRow";
import { findWords, readWordValues, type WordValues, wordInput, wordLabels } from "./wordForm";

type Props = { siteWords: WordsPanel_siteWords$key | null };

/** The language of the site, and every fixed text that visitors see, with a search and in groups. */
export function WordsPanel({ siteWords }: Props) {
  const saved = useFragment(
    graphql`
      fragment WordsPanel_siteWords on SiteWords {
        version
        language
        wordings {
          key
          text
        }
      }
    `,
    siteWords,
  );
  const form = useUpdateSiteWords(readWordValues(saved ?? null), saved?.version ?? 0);
  const { values, edit, clashOf, questionOf, faults } = form;
  const defaults = useWordSet(values.language);
  const [wanted, setWanted] = useState("");
  const [opened, setOpened] = useOpenedGroups();

  const isOwn = (key: WordKey) => values[key] !== null && values[key] !== defaults[key];
  // A text with an error or a conflict is shown, even if its group is closed or the search does not match it.
  const isUrgent = (key: WordKey) => Boolean(faults[key]) || clashOf(key) !== null;
  const groups = groupNames.map((name) => {
    const keys = findWords(name, "", () => []);
    const found = wanted.trim()
      ? findWords(name, wanted, (key) => [defaults[key], values[key]])
      : keys;
    const shown = keys.filter((key) => found.includes(key) || isUrgent(key));
    const isKeptOpen = wanted.trim() !== "" || keys.some(isUrgent);
    return { name, shown, isKeptOpen };
  });
  const shownGroups = groups.filter(({ shown }) => shown.length > 0);
  const foundCount = shownGroups.reduce((sum, { shown }) => sum + shown.length, 0);
  const toggle = (name: GroupName) =>
    setOpened(opened.includes(name) ? opened.filter((open) => open !== name) : [...opened, name]);

  const rowOf = (key: WordKey) => (
    <ClashField key={key} {...questionOf(key)}>
      <WordRow
        placeName={wordInAddress(key)}
        place={wordPlaces[key]}
        defaultText={defaults[key]}
        own={values[key]}
        language={values.language}
        errorMessage={faults[key]}
        onChange={(own) => edit({ [key]: own })}
      />
    </ClashField>
  );
  return (
    <Panel
      title="Words"
      description="The language of the site, and every text that visitors see which is not yours yet. What stands in braces, such as {name}, is filled in by the page."
    >
      <Form form={form} onSubmit={form.save}>
        <ClashField {...questionOf("language")}>
          <LanguageField
            language={values.language}
            errorMessage={faults.language}
            onChange={(language) => edit({ language })}
          />
        </ClashField>
        <TextField
          label="Search the words"
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => {
            // The field searches while the owner types. Enter does not save the form.
            if (event.key === "Enter" && !isComposing(event)) event.preventDefault();
          }}
        />
        <p className="visually-hidden" role="status">
          {wanted.trim() ? `${foundCount} found` : ""}
        </p>
        {shownGroups.length > 0 ? (
          <div>
            {shownGroups.map(({ name, shown, isKeptOpen }) => (
              <WordGroup
                key={name}
                title={wordGroups[name]}
                count={shown.length}
                changedCount={shown.filter(isOwn).length}
                isOpen={isKeptOpen || opened.includes(name)}
                onToggle={isKeptOpen ? undefined : () => toggle(name)}
              >
                {() => shown.map(rowOf)}
              </WordGroup>
            ))}
          </div>
        ) : (
          <p>No text contains these words.</p>
        )}
        <FormActions label="Save Words" form={form} />
      </Form>
    </Panel>
  );
}

/**
 * The form for the language of the site and its fixed texts.
 * @param version 0 if nothing was ever saved
 */
function useUpdateSiteWords(values: WordValues, version: number) {
  const environment = useRelayEnvironment();
  const form = useRecordForm<WordsPanelMutation, WordValues>(
    { values, version, labels: wordLabels },
    graphql`
      mutation WordsPanelMutation($input: UpdateSiteWordsInput!) {
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
  /** Links the record to the root of the store: the first save creates the record, which no query has returned. */
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

/** The expanded groups, and their setter. The group in the address is expanded, too, see wordInAddress. */
function useOpenedGroups() {
  const location = useLocation();
  const [opened, setOpened] = useState<readonly GroupName[]>([]);
  useEffect(() => {
    const named = groupNames.find((name) => location.hash.startsWith(`#words.${name}.`));
    if (named) setOpened((groups) => [...groups.filter((name) => name !== named), named]);
  }, [location]);
  return [opened, setOpened] as const;
}
