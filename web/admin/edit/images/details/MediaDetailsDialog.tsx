import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/button/Button";
import { DialogActions } from "../../../../ui/dialog/DialogActions";
import { FormDialog } from "../../../../ui/dialog/FormDialog";
import { TextAreaField } from "../../../../ui/field/TextAreaField";
import { type Focus, FocusPicker } from "./FocusPicker";
import type { MediaDetails } from "./fetchMediaDetails";
import { useUpdateMediaAsset } from "./useUpdateMediaAsset";

type Props = { details: MediaDetails; onClose: () => void };

/** What a picture shows, in words and by a mark on its subject. Counts wherever it is shown. */
export function MediaDetailsDialog({ details, onClose }: Props) {
  const { id, kind, path, sources } = details;
  const [altText, setAltText] = useState(details.altText);
  const [focus, setFocus] = useState<Focus>(details);
  const [fault, setFault] = useState<string>();
  const { save, isPending } = useUpdateMediaAsset({ onSaved: onClose, onRefused: setFault });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const { focalX, focalY } = focus;
    save({ id, altText, ...(kind === "IMAGE" && { focalX, focalY }) });
  };
  return (
    <FormDialog
      title={kind === "IMAGE" ? "Describe the picture" : "Describe the film"}
      isOpen
      onClose={onClose}
    >
      <form className="dialog-form" onSubmit={handleSubmit} noValidate>
        {kind === "IMAGE" && (
          <div className="field">
            <FocusPicker src={middleOf(sources, path)} focus={focus} onChange={setFocus} />
            <p className="field-description">Mark what must stay in view where it is cropped.</p>
          </div>
        )}
        <TextAreaField
          label="Description"
          rows={3}
          description="What it shows, for those who do not see it. Leave it empty where the words beside it say the same."
          errorMessage={fault}
          value={altText}
          onChange={({ target }) => {
            setAltText(target.value);
            setFault(undefined);
          }}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {isPending ? "Saving..." : "Save Description"}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}

/** A version large enough for the dialog; the original of what has none. */
function middleOf(sources: MediaDetails["sources"], path: string): string {
  const versions = sources.at(-1)?.srcSet.split(", ") ?? [];
  return (versions[2] ?? versions.at(-1))?.split(" ")[0] ?? path;
}
