import type { ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { fetchMediaDetailsQuery } from "../../../__generated__/fetchMediaDetailsQuery.graphql";
import type { MediaDetailsDialogMutation } from "../../../__generated__/MediaDetailsDialogMutation.graphql";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { TextAreaField } from "../../../ui/field/TextAreaField";
import { ClashField } from "../../editing/ClashField";
import { Form } from "../../editing/Form";
import { useRecordForm } from "../../editing/useRecordForm";
import { OfferedDescription } from "../descriptions/OfferedDescription";
import { FileThumbnail } from "../files/FileThumbnail";
import { libraryFile } from "../libraryAddress";
import { FileFacts } from "../places/FileFacts";
import { type Captions, CaptionsField } from "./CaptionsField";
import { type Focus, FocusPicker } from "./FocusPicker";
import { type MediaDetails, mediaDetailsQuery } from "./fetchMediaDetails";

type SavedDescription = Pick<MediaDetails, "version" | "altText" | "isDecorative">;

export type MediaDetailsProps = {
  /** The address of the picture or video, whose details are already fetched. */
  src: string;
  onClose: () => void;
  /** Called when the form was saved. */
  onSaved?: ((saved: SavedDescription) => void) | undefined;
  /** Renders further actions under the form, in place of the link to the library. */
  children?: (asset: MediaDetails) => ReactNode;
};

/** The details of a picture or video, such as its description, which apply wherever it is shown. */
export function MediaDetailsDialog({ src, onClose, onSaved, children }: MediaDetailsProps) {
  const { mediaAsset } = useLazyLoadQuery<fetchMediaDetailsQuery>(mediaDetailsQuery, { path: src });
  if (!mediaAsset) return null;
  return (
    <FormDialog
      title={mediaAsset.kind === "IMAGE" ? "Picture details" : "Video details"}
      isOpen
      onClose={onClose}
    >
      <MediaDetailsForm
        details={mediaAsset}
        closesOnFollow={!children}
        onClose={onClose}
        onSaved={onSaved}
      />
      {children ? (
        children(mediaAsset)
      ) : (
        <Link className="text-link" to={libraryFile(mediaAsset.path)}>
          Replace it everywhere, in the library
        </Link>
      )}
    </FormDialog>
  );
}

type Props = Pick<MediaDetailsProps, "onClose" | "onSaved"> & {
  details: MediaDetails;
  /** Whether the dialog closes when a link to a use of the file is followed. */
  closesOnFollow: boolean;
};

/**
 * The data of a file, and the form with a picture's focal point or a video's captions, and with the
 * description.
 */
function MediaDetailsForm({ details, closesOnFollow, onClose, onSaved }: Props) {
  const { id, version, kind, path, sources, altText, isDecorative, thumbnail } = details;
  const { offeredDescription, focalX, focalY } = details;
  const captions = details.captions.map(({ language, label, webVtt }) => ({
    language,
    label,
    webVtt,
  }));
  const form = useUpdateMediaAsset(
    { altText, isDecorative, focus: { focalX, focalY }, captions },
    version,
  );
  const { values, edit, questionOf, isPending, save } = form;
  const describe = (text: string) =>
    edit({ altText: text, isDecorative: values.isDecorative && text === "" });
  const handleSubmit = () =>
    save(
      ({ focus, ...changes }, seen) => ({ input: { id, version: seen, ...changes, ...focus } }),
      ({ updateMediaAsset: { asset } }) => {
        if (asset) onSaved?.(asset);
        onClose();
      },
    );
  return (
    <>
      {/* With unsaved changes the dialog stays open. */}
      <FileFacts
        asset={details}
        onFollow={closesOnFollow && !form.isChanged ? onClose : undefined}
      />
      <Form form={form} onSubmit={handleSubmit}>
        {kind === "IMAGE" && (
          <ClashField {...questionOf("focus")} show={focusWords}>
            <div className="field">
              <FocusPicker
                src={middleOf(sources, path)}
                focus={values.focus}
                onChange={(focus) => edit({ focus })}
              />
              <p className="field-description">Mark what must stay in view where it is cropped.</p>
            </div>
          </ClashField>
        )}
        {kind === "VIDEO" && <FileThumbnail kind={kind} thumbnail={thumbnail} />}
        <ClashField {...questionOf("altText")}>
          <TextAreaField
            {...form.textOf("altText")}
            rows={3}
            description="What it shows, for those who do not see it."
            onChange={({ target }) => describe(target.value)}
          />
          <OfferedDescription text={offeredDescription} typed={values.altText} onTake={describe} />
        </ClashField>
        <ClashField
          {...questionOf("isDecorative")}
          show={(isTheirs) => (isTheirs ? "Decorative" : "Not decorative")}
        >
          <Checkbox
            isSelected={values.isDecorative}
            onChange={(isSelected) =>
              edit({ isDecorative: isSelected, ...(isSelected && { altText: "" }) })
            }
          >
            Decorative: the words beside it say the same
          </Checkbox>
        </ClashField>
        {kind === "VIDEO" && (
          <ClashField {...questionOf("captions")} show={captionsWords}>
            <CaptionsField
              captions={values.captions}
              errorMessage={form.faults.captions}
              onChange={(captions) => edit({ captions })}
            />
          </ClashField>
        )}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isPending={isPending}>
            {isPending ? "Saving..." : "Save Description"}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}

/** The address of the third smallest version, which is large enough here. The original if it has none. */
function middleOf(sources: MediaDetails["sources"], path: string): string {
  const versions = sources.at(-1)?.srcSet.split(", ") ?? [];
  return (versions[2] ?? versions.at(-1))?.split(" ")[0] ?? path;
}

/** A focal point in words. */
function focusWords({ focalX, focalY }: Focus): string {
  return `${Math.round(focalX * 100)} % across, ${Math.round(focalY * 100)} % down`;
}

/** Captions in words: all lines of all languages. */
function captionsWords(captions: readonly Captions[]): string {
  const parts = captions.map(({ label, webVtt }) => `${label}: ${webVtt}`);
  return parts.join("\n") || "None";
}

/** The values that the form edits. */
type MediaValues = {
  altText: string;
  isDecorative: boolean;
  focus: Focus;
  captions: readonly Captions[];
};

const mediaLabels = {
  ...{ altText: "Description", isDecorative: "Decorative", focus: "Subject" },
  captions: "Captions",
};

/** The form for the details of a picture or video, which apply wherever it is shown. */
function useUpdateMediaAsset(values: MediaValues, version: number) {
  return useRecordForm<MediaDetailsDialogMutation, MediaValues>(
    { values, version, labels: mediaLabels },
    graphql`
      mutation MediaDetailsDialogMutation($input: UpdateMediaAssetInput!) {
        updateMediaAsset(input: $input) {
          asset {
            id
            version
            altText
            isDecorative
            focalX
            focalY
            captions {
              language
              label
              webVtt
              src
            }
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Description saved", failed: { title: "Error" } },
  );
}
