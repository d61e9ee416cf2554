import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReplaceEverywhere_asset$key } from "../../../__generated__/ReplaceEverywhere_asset.graphql";
import { UploadTile } from "../../../media/uploader/UploadTile";
import { useUploader } from "../../../media/uploader/useUploader";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { FilePicker, projectMediaTypes } from "../files/FilePicker";
import { useReplaceMedia } from "../mediaActions";
import { LibraryButton } from "../picker/LibraryButton";

type Props = { asset: ReplaceEverywhere_asset$key; onReplaced: () => void };

type Chosen = { id: string; fileName: string };

/** Replaces a file in all its uses, after a confirmation. */
export function ReplaceEverywhere({ asset, onReplaced }: Props) {
  const { id, kind, fileName, useCount } = useFragment(
    graphql`
      fragment ReplaceEverywhere_asset on MediaAsset {
        id
        kind
        fileName
        useCount
      }
    `,
    asset,
  );
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { submit, isPending } = useReplaceMedia();
  const ask = (file: Chosen) => {
    setChosen(file);
    setAsking(true);
  };
  const accepts = kind === "VIDEO" ? "picturesAndVideos" : "pictures";
  const { items, isUploading, add, retry, remove } = useUploader({
    fileLimit: 1,
    accepts,
    onUploaded: ask,
  });
  if (useCount === 0) return null;
  const [item] = items;
  const places = useCount === 1 ? "1 place" : `${useCount} places`;
  return (
    <fieldset className="stack">
      <legend className="field-label">Replace everywhere</legend>
      <p className="field-description">
        Another file takes its place in {places}. Revisions go on showing this one, and it stays in
        the library.
      </p>
      {item && <UploadTile item={item} onRetry={retry} onRemove={remove} />}
      <div className="replace-everywhere-actions cluster">
        <FilePicker
          label={isPending ? "Replacing..." : "Upload the new file"}
          accept={accepts === "pictures" ? "image/*" : projectMediaTypes}
          variant="button"
          isUploading={isUploading}
          onFiles={add}
        />
        <LibraryButton
          label="the new file"
          accepts={accepts}
          onPick={([file]) => file && ask(file)}
        />
      </div>
      <ConfirmDialog
        title={`Replace it in ${places}?`}
        description={`“${chosen?.fileName}” is shown in the place of “${fileName}” from now on. Your site changes at once.`}
        confirmLabel="Replace"
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          if (chosen) submit({ input: { id, replacementId: chosen.id } }, onReplaced);
        }}
        onCancel={() => setAsking(false)}
      />
    </fieldset>
  );
}
