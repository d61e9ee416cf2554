import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ThumbnailButton_media$key } from "../../../__generated__/ThumbnailButton_media.graphql";
import type { ThumbnailButtonReplaceMutation } from "../../../__generated__/ThumbnailButtonReplaceMutation.graphql";
import { describeSmallness, places } from "../../../media/places";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { LibraryIcon, PlusIcon } from "../../../ui/icon/icons";
import { showToast } from "../../../ui/toast/showToast";
import { useSubmission } from "../../editing/useSubmission";
import { useFileDialog } from "../../library/files/useFileDialog";
import { useLibrary } from "../../library/picker/useLibrary";
import { refusalWords } from "../../showFailure";
import { VideoMark } from "../../video-mark/VideoMark";
import { useProjectList } from "../ProjectListContext";
import { ThumbnailProgress } from "./ThumbnailProgress";
import "./ThumbnailButton.css";

const ThumbnailUpload = lazy(async () => ({
  default: (await import("./ThumbnailUpload")).ThumbnailUpload,
}));

/** Identifies a picture of a project: one of its hero images, or a work image. */
type ProjectImage = { hero: "HOME" | "PAGE" } | { workImageId: string };

type Props = {
  projectId: string;
  image: ProjectImage;
  /** The name of the picture within the project, such as "Home hero". */
  label: string;
  /** The picture or video. Null while none is chosen. */
  media: ThumbnailButton_media$key | null;
};

/**
 * A small picture. A press opens the file dialog, and the chosen file replaces the picture; a file may also
 * be dropped or pasted. The picture is dimmed during the upload.
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
  const [files, setFiles] = useState<File[]>([]);
  const { replaceImage, isPending } = useReplaceImage(projectId, image, data?.src ?? null);
  const isUploading = files.length > 0 || isPending;
  const take = (given: File[]) => {
    if (!isUploading) setFiles(given);
  };
  const drop = useFileDrop(take);
  const accepts = "workImageId" in image ? "pictures" : "picturesAndVideos";
  const dialog = useFileDialog({
    label: `File for the ${label.toLowerCase()} image`,
    accept: accepts === "pictures" ? "image/*" : "image/*,video/*",
    onFiles: take,
  });
  const library = useLibrary({ accepts, onPick: ([file]) => file && replaceImage(file) });
  return (
    <div className="thumbnail" data-uploading={isUploading || undefined} {...drop}>
      <div className="thumbnail-frame">
        <button
          type="button"
          className="thumbnail-button fill"
          aria-label={`${data ? "Replace" : "Choose"} ${label.toLowerCase()} image`}
          title={data ? "Replace" : "Choose"}
          aria-disabled={isUploading || undefined}
          aria-busy={isUploading || undefined}
          onClick={() => {
            if (!isUploading) dialog.open();
          }}
        >
          {data?.thumbnail ? (
            <img className="thumbnail-image fill" src={data.thumbnail} alt="" loading="lazy" />
          ) : (
            <span className="thumbnail-empty fine centered">{data ? "Video" : <PlusIcon />}</span>
          )}
          {data?.kind === "VIDEO" && data.thumbnail && <VideoMark />}
        </button>
        {!isUploading && (
          <button
            type="button"
            className="thumbnail-library centered"
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
      {dialog.input}
      <span className="thumbnail-label one-line fine">{label}</span>
    </div>
  );
}

/** The data of a file that are needed to replace a picture with it. */
type ChosenFile = { path: string; width: number; height: number };

/**
 * Where each hero picture is shown, for a warning about small pictures. A card is as wide as half of the page
 * or the whole page: a picture too small for the half is too small for both.
 */
const placeOfHero = { HOME: places.halfCard, PAGE: places.hero };

/** How long the notice with the button "Replace anyway" is shown, in milliseconds. */
const questionDuration = 10_000;

/**
 * Replaces a picture or video of a project with an uploaded one.
 * @param seenSrc the address of the picture or video that is shown, null for none. If another window has
 * replaced it meanwhile, nothing is replaced until the owner has agreed
 */
export function useReplaceImage(projectId: string, image: ProjectImage, seenSrc: string | null) {
  const [place, what] =
    "workImageId" in image ? [places.workTile, "Work image"] : [placeOfHero[image.hero], "Image"];
  const { refresh } = useProjectList();
  const { submit, isPending } = useSubmission<ThumbnailButtonReplaceMutation>(
    graphql`
      mutation ThumbnailButtonReplaceMutation($input: ReplaceProjectImageInput!) {
        replaceProjectImage(input: $input) {
          project {
            id
            ...ProjectThumbnails_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: `${what} uploaded successfully`, failed: { title: "Update failed" } },
    () => void refresh(),
  );
  const send = (input: { src: string; seenSrc?: string | null }, note: string | undefined) =>
    submit({ input: { id: projectId, image, ...input } }, undefined, {
      note,
      onRefused: ([error]) => {
        if (error?.code !== "STALE_IMAGE") return false;
        showToast({
          title: "Update failed",
          description: refusalWords(error),
          variant: "destructive",
          duration: questionDuration,
          action: { label: "Replace anyway", onAction: () => send({ src: input.src }, note) },
        });
        return true;
      },
    });
  const replaceImage = ({ path: src, width, height }: ChosenFile) =>
    send({ src, seenSrc }, describeSmallness({ src, width, height }, place) ?? undefined);
  return { replaceImage, isPending };
}
