import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteFile_asset$key } from "../../../__generated__/DeleteFile_asset.graphql";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { useDeleteMedia } from "../mediaActions";
import "./DeleteFile.css";

type Props = {
  asset: DeleteFile_asset$key;
  onDeleted: () => void;
  /** Called when the file was deleted, and when it was restored. */
  onChanged: () => void;
};

/** Deletes an unused file after a confirmation. For a file in use, explains why it cannot be deleted. */
export function DeleteFile({ asset, onDeleted, onChanged }: Props) {
  const { id, fileName, useCount } = useFragment(
    graphql`
      fragment DeleteFile_asset on MediaAsset {
        id
        fileName
        useCount
      }
    `,
    asset,
  );
  const [isAsking, setAsking] = useState(false);
  const { deleteMedia, isPending } = useDeleteMedia(onChanged);
  if (useCount > 0) {
    return (
      <p className="delete-file field-description">It can be deleted once no place uses it.</p>
    );
  }
  return (
    <div className="delete-file">
      <Button
        variant="destructive"
        size="small"
        isPending={isPending}
        onClick={() => setAsking(true)}
      >
        Delete file
      </Button>
      <ConfirmDialog
        title={`Delete “${fileName}”?`}
        description="Nothing on your site shows it. Earlier versions of projects that contain it still show it."
        confirmLabel="Delete"
        isDestructive
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          deleteMedia(id, onDeleted);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
