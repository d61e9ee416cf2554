import { useState } from "react";
import type { ImportClash } from "../../__generated__/importActionsPreviewMutation.graphql";
import { Button } from "../../ui/button/Button";
import { Checkbox } from "../../ui/checkbox/Checkbox";
import { SelectField } from "../../ui/field/SelectField";
import { Panel } from "../../ui/panel/Panel";
import { Losses } from "./ImportedProject";
import { useImportWork, usePreviewImport } from "./importActions";

type Props = {
  file: File;
  outcomes: readonly string[];
  onDone: (outcomes: readonly string[]) => void;
};

type Choices = { clash: ImportClash; messages: boolean };
/**
 * The result of the last preview: sentences that say what the import would do with these choices.
 */
type Shown = { outcomes: readonly string[]; choices: Choices };

const clashes = [
  { value: "KEEP", label: "What is here stays" },
  { value: "REPLACE", label: "The archive’s takes its place" },
  { value: "RENAME", label: "Projects come in beside it, under other addresses" },
] as const;

/** Shows what the import of an archive would do, and the owner's choices. Each choice requests a new preview. */
export function ArchivePreview({ file, outcomes: first, onDone }: Props) {
  const [shown, setShown] = useState<Shown>({
    outcomes: first,
    choices: { clash: "KEEP", messages: false },
  });
  const [wanted, setWanted] = useState(shown.choices);
  const preview = usePreviewImport();
  // After a failed preview, the controls return to the choices that led to the shown outcomes.
  const choices = preview.isPending ? wanted : shown.choices;
  const { submit, isPending } = useImportWork(true);
  const uploadables = { file };
  const look = (next: Choices) => {
    setWanted(next);
    preview.submit(
      { file: null, ...next },
      ({ previewImport: { report } }) =>
        report && setShown({ outcomes: report.outcomes ?? [], choices: next }),
      { uploadables },
    );
  };
  const write = () =>
    submit(
      { file: null, ...choices },
      ({ importWork }) => importWork.report && onDone(importWork.report.outcomes ?? []),
      { uploadables },
    );
  return (
    <Panel
      title="From an archive of Vitrine"
      description="What would come in, as it was: visible projects are visible at once. Nothing is written yet. Mail, analytics and passwords stay as they are here; links come in with new addresses."
    >
      <div className="stack">
        <SelectField
          label="What both have"
          value={choices.clash}
          options={clashes}
          disabled={preview.isPending}
          onChange={(clash) => look({ ...choices, clash })}
        />
        <Checkbox
          isSelected={choices.messages}
          disabled={preview.isPending}
          onChange={(messages) => look({ ...choices, messages })}
        >
          Messages of the inbox, too
        </Checkbox>
        <Losses losses={shown.outcomes} />
        <div>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={preview.isPending}
            onClick={write}
          >
            {isPending
              ? "Bringing in..."
              : preview.isPending
                ? "Looking..."
                : "Bring in the archive"}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
