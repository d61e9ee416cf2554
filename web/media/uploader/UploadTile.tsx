import { IconButton } from "../../ui/button/IconButton";
import { CloseIcon, RepeatIcon } from "../../ui/icon/icons";
import { useOnline } from "../../ui/useOnline";
import type { UploadItem } from "./useUploader";
import "./UploadTile.css";

type Props = {
  item: UploadItem;
  onRetry: (item: UploadItem) => void;
  /** Cancels the upload, or removes a failed upload from the list. */
  onRemove: (id: string) => void;
};

/** A file being uploaded: the dimmed picture, its progress, and buttons to cancel or repeat the upload. */
export function UploadTile({ item, onRetry, onRemove }: Props) {
  const { id, file, previewURL, progress, message, isRefused, asset } = item;
  const isOnline = useOnline();
  const hasFailed = message !== undefined;
  return (
    <div className="upload-tile smaller" data-failed={hasFailed || undefined}>
      {file.type.startsWith("video/") ? (
        <video src={previewURL} muted playsInline preload="metadata" tabIndex={-1} />
      ) : (
        file.type.startsWith("image/") && (
          <img
            src={previewURL}
            alt=""
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )
      )}
      <div className="upload-tile-state stack-tight">
        <p className="upload-tile-name one-line" title={file.name}>
          {file.name}
        </p>
        {hasFailed ? (
          <p className="upload-tile-words tabular">{message}</p>
        ) : (
          <>
            <p className="upload-tile-words tabular">
              {asset ? "Uploaded" : wordsFor(progress, isOnline)}
            </p>
            <progress
              className="upload-tile-progress fill"
              aria-label={`Upload of ${file.name}`}
              max={1}
              value={progress}
            />
          </>
        )}
      </div>
      <div className="upload-tile-actions">
        {hasFailed && !isRefused && (
          <IconButton
            label={`Try ${file.name} again`}
            hint="Try again"
            onClick={() => onRetry(item)}
          >
            <RepeatIcon />
          </IconButton>
        )}
        <IconButton
          label={hasFailed ? `Dismiss ${file.name}` : `Cancel upload of ${file.name}`}
          hint={hasFailed ? "Dismiss" : "Cancel"}
          onClick={() => onRemove(id)}
        >
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}

function wordsFor(progress: number, isOnline: boolean): string {
  if (!isOnline) return "Waiting for the connection";
  return progress < 1 ? `${Math.floor(progress * 100)}%` : "Checking…";
}
