import { lazy, Suspense, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThumbnailButton_media$key } from "../../../__generated__/ThumbnailButton_media.graphql";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { LibraryIcon } from "../../../ui/icon/LibraryIcon";
import { PlusIcon } from "../../../ui/icon/PlusIcon";
import { useLibrary } from "../../library/picker/useLibrary";
import { VideoMark } from "../../video-mark/VideoMark";
import { ThumbnailProgress } from "./ThumbnailProgress";
import { type ProjectImage, useReplaceImage } from "./useReplaceImage";
import "./ThumbnailButton.css";

const ThumbnailUpload = lazy(async () => ({
  default: (await import("./ThumbnailUpload")).ThumbnailUpload,
}));

type Props = {
  projectId: string;
  image: ProjectImage;
  /** Which of the project's pictures it is. */
  label: string;
  /** Null while none is chosen. */
  media: ThumbnailButton_media$key | null;
};

/**
 * A small picture; a press chooses a file that takes its place, which may also be dropped or pasted.
 * Dimmed while that is on its way.
 */
export function ThumbnailButton({ projectId, image, label, media }: Props) {
  const data = useFragment(
    graphql`
      fragment ThumbnailButton_media on Media {
        kind
        src
        thumbnail
      }
    `,
    media,
  );
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const { replaceImage, isPending } = useReplaceImage(projectId, image, data?.src ?? null);
  const isUploading = files.length > 0 || isPending;
  const take = (given: File[]) => {
    if (!isUploading) setFiles(given);
  };
  const drop = useFileDrop(take);
  const accepts = "workImageId" in image ? "pictures" : "picturesAndVideos";
  const library = useLibrary({ accepts, onPick: ([file]) => file && replaceImage(file) });
  return (
    <div className="thumbnail" data-uploading={isUploading || undefined} {...drop}>
      <div className="thumbnail-frame">
        <button
          type="button"
          className="thumbnail-button"
          aria-label={`${data ? "Replace" : "Choose"} ${label.toLowerCase()} image`}
          title={data ? "Replace" : "Choose"}
          aria-disabled={isUploading || undefined}
          aria-busy={isUploading || undefined}
          onClick={() => {
            if (!isUploading) input.current?.click();
          }}
        >
          {data?.thumbnail ? (
            <img className="thumbnail-image" src={data.thumbnail} alt="" loading="lazy" />
          ) : (
            <span className="thumbnail-empty">{data ? "Video" : <PlusIcon />}</span>
          )}
          {data?.kind === "VIDEO" && data.thumbnail && <VideoMark />}
        </button>
        {!isUploading && (
          <button
            type="button"
            className="thumbnail-library"
            aria-label={`Choose ${label.toLowerCase()} image from the library`}
            aria-haspopup="dialog"
            title="Library"
            onClick={library.open}
          >
            <LibraryIcon />
          </button>
        )}
        {library.dialog}
        {files.length > 0 ? (
          <Suspense fallback={<ThumbnailProgress progress={0} />}>
            <ThumbnailUpload
              files={files}
              accepts={accepts}
              onUploaded={replaceImage}
              onEnd={() => setFiles([])}
            />
          </Suspense>
        ) : (
          isPending && <ThumbnailProgress progress={1} />
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepts === "pictures" ? "image/*" : "image/*,video/*"}
        aria-label={`File for the ${label.toLowerCase()} image`}
        onChange={({ target }) => {
          const given = [...(target.files ?? [])];
          target.value = "";
          take(given);
        }}
      />
      <span className="thumbnail-label">{label}</span>
    </div>
  );
}
