import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { RequestError } from "../../relay/request-error";
import { showProblem } from "../../ui/toast/showToast";
import { attachPoster } from "./attachPoster";
import type { Uploader, UploaderOptions } from "./createUploader";
import { prepareVideos } from "./renditions/renditionQueue";
import { showPlaybackWarning } from "./showPlaybackWarning";
import { finalizeUpload, requestAddress, type UploadedAsset } from "./uploadMutations";
import { useUploadWarning } from "./useUploadWarning";
import { withRetries } from "./withRetries";

/** A file being uploaded. */
export type UploadItem = {
  id: string;
  file: File;
  /** The local address of the file, for a preview. */
  previewURL: string;
  /** From 0 to 1; at 1 the server checks the file. */
  progress: number;
  /** The message about the failure. Undefined while the upload has not failed. */
  message?: string;
  /** Whether the file was refused before it was sent, so that a retry makes no sense. */
  isRefused?: boolean;
  /** The asset of the uploaded file. The item stays in the list until the uploads before it have ended. */
  asset?: UploadedAsset;
  /** Whether the library had an asset with the same bytes before. */
  wasStored?: boolean;
};

type Options = {
  /** How many files may be uploading or waiting at once. A selection that would exceed the limit is refused. */
  fileLimit: number;
  accepts: "pictures" | "picturesAndVideos";
  /**
   * Called for each finished upload, in the order in which files were added.
   * @param known a sentence for the owner: the library already had a file with the same bytes, and under
   * which name. Undefined for a new file
   */
  onUploaded: (asset: UploadedAsset, file: File, known: string | undefined) => void;
  /** Called for each file that will not be uploaded: it was refused before it was sent, or removed by the owner. */
  onGone?: (file: File) => void;
};

/** How many refused files are listed at most. For more files there is only one message. */
const maxRefusedItems = 20;

/**
 * Uploads files. Returns their progress, and functions to add, retry and remove them. Offline the uploads
 * wait, and continue by themselves.
 */
export function useUploader({ fileLimit, accepts, onUploaded, onGone }: Options) {
  const environment = useRelayEnvironment();
  const [items, setItems] = useState<UploadItem[]>([]);
  const [arrivedCount, setArrivedCount] = useState(0);
  const [knownFiles, setKnownFiles] = useState<readonly string[]>([]);
  const uploader = useRef<Promise<Uploader> | null>(null);
  const isUploading = items.some(({ message }) => message === undefined);
  useUploadWarning(isUploading);

  const change = useCallback(
    (id: string, changes: Partial<UploadItem>) =>
      setItems((known) => known.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    [],
  );

  const whenLoaded = (act: (loaded: Uploader) => void, fallBack = () => {}) =>
    uploader.current?.then(act, fallBack);

  const send = (files: readonly File[]) =>
    whenLoaded(
      (loaded) => loaded.add(files),
      () => {
        showProblem(
          "Upload failed",
          "The code for uploads could not be loaded. Check your connection, reload the page and try again.",
        );
        for (const file of files) onGone?.(file);
      },
    );

  const forget = (id: string) => {
    whenLoaded((loaded) => loaded.remove(id));
    setItems((known) => {
      const item = known.find((candidate) => candidate.id === id);
      if (item) URL.revokeObjectURL(item.previewURL);
      return known.filter((candidate) => candidate.id !== id);
    });
  };

  const fail = useCallback(
    (id: string, message: string, title = "Upload failed") => {
      change(id, { message });
      showProblem(title, message);
    },
    [change],
  );

  const keep = useEffectEvent(
    async (id: string, file: Blob, address: string, signal: AbortSignal) => {
      try {
        const { asset, wasStored } = await withRetries(
          () => finalizeUpload(environment, address),
          signal,
        );
        const described =
          asset.kind === "VIDEO" && !asset.thumbnail
            ? await attachPoster(environment, file, asset.id).catch(() => ({}))
            : {};
        if (!signal.aborted) change(id, { asset: { ...asset, ...described }, wasStored });
      } catch (error) {
        if (signal.aborted) return;
        const { title, message } = describeStoreFailure(error);
        fail(id, message, title);
      }
    },
  );

  const giveUp = useEffectEvent((files: readonly File[]) => {
    for (const file of files) onGone?.(file);
  });
  const first = items.find(({ message }) => message === undefined);
  const handOver = useEffectEvent((id: string, asset: UploadedAsset) => {
    if (!first) return;
    const { file, wasStored } = first;
    forget(id);
    setArrivedCount((count) => count + 1);
    const known = wasStored ? describeKnown(file.name, asset.fileName) : undefined;
    if (known) setKnownFiles((files) => [...files, known]);
    onUploaded(asset, file, known);
    showPlaybackWarning(asset, asset.kind !== "VIDEO" || Boolean(asset.thumbnail));
    prepareVideos(environment, [{ ...asset, file }]);
  });
  useEffect(() => {
    if (first?.asset) handOver(first.id, first.asset);
  }, [first?.id, first?.asset]);

  const revokePreviews = useEffectEvent(() => {
    for (const { previewURL } of items) URL.revokeObjectURL(previewURL);
  });
  useEffect(() => () => revokePreviews(), []);

  const readLimit = useEffectEvent(() => fileLimit);
  useEffect(() => {
    const options: UploaderOptions = {
      fileLimit: readLimit(),
      accepts,
      requestAddress: (announced) => requestAddress(environment, announced),
      onAdded: (id, file) => {
        const previewURL = URL.createObjectURL(file);
        setItems((known) => {
          // A failed file that is added again has the same id, and its new upload takes its place.
          const [failed] = known.filter((item) => item.id === id);
          if (failed) URL.revokeObjectURL(failed.previewURL);
          const others = known.filter((item) => item !== failed);
          return [...others, { id, file, previewURL, progress: 0 }];
        });
      },
      onConverted: (id, file) =>
        setItems((known) =>
          known.map((item) => {
            if (item.id !== id) return item;
            URL.revokeObjectURL(item.previewURL);
            return { ...item, previewURL: URL.createObjectURL(file) };
          }),
        ),
      onProgress: (id, progress) => change(id, { progress }),
      onSent: (id, file, address, signal) => void keep(id, file, address, signal),
      onFailed: fail,
      onRefused: (files, message) => {
        const listed = files.length > maxRefusedItems ? [] : files;
        const refused = listed.map((file) => {
          const previewURL = URL.createObjectURL(file);
          return { id: previewURL, file, previewURL, progress: 0, message, isRefused: true };
        });
        setItems((known) => [...known, ...refused]);
        const [only] = files.length === 1 ? files : [];
        const description =
          only && !message.includes(only.name) ? `${only.name}: ${message}` : message;
        showProblem("Upload failed", description);
        giveUp(files);
      },
    };
    // A separate import, because pages that can upload are often opened without an upload.
    const loading = import("./createUploader").then((code) => code.createUploader(options));
    uploader.current = loading;
    return () => {
      uploader.current = null;
      loading.then(
        (loaded) => loaded.destroy(),
        () => {},
      );
    };
  }, [environment, accepts, change, fail]);
  // The limit changes while files are being uploaded: a caller lowers `fileLimit` for each finished
  // file that it adds to its list.
  const limitFiles = useEffectEvent((limit: number) =>
    whenLoaded((loaded) => loaded.limitFiles(limit)),
  );
  useEffect(() => void limitFiles(fileLimit), [fileLimit]);

  return {
    items,
    isUploading,
    /**
     * How many files of this batch have been uploaded. Files that are added during uploads belong
     * to the same batch.
     */
    arrivedCount,
    /** Sentences about the files of this batch that the library had already. */
    knownFiles,
    /**
     * Adds files. Earlier failures stay in the list until the owner dismisses them; if only one file may be
     * uploaded, they are removed now.
     * @returns resolves when each file is being uploaded or was refused
     */
    add: (files: readonly File[]) => {
      for (const { id, message } of items) {
        if (message === undefined) continue;
        if (fileLimit === 1) forget(id);
        else whenLoaded((loaded) => loaded.remove(id));
      }
      if (!isUploading) {
        setArrivedCount(0);
        setKnownFiles([]);
      }
      return send(files);
    },
    /** Repeats a failed upload. */
    retry: ({ id, file }: UploadItem) => {
      forget(id);
      send([file]);
    },
    /** Cancels an upload, or removes a failed upload from the list. */
    remove: (id: string) => {
      const item = items.find((candidate) => candidate.id === id);
      forget(id);
      if (item) onGone?.(item.file);
    },
  };
}

export type Uploads = Omit<ReturnType<typeof useUploader>, "add">;

/** The sentence that the library already had a file with the same bytes. */
function describeKnown(name: string, storedName: string): string {
  return name === storedName
    ? `${name} was in the library already.`
    : `${name} was in the library already, as ${storedName}.`;
}

/** The notice for an uploaded file that could not be made an asset. */
export function describeStoreFailure(error: unknown): { title: string; message: string } {
  const isRefused = error instanceof Error && !(error instanceof RequestError);
  return isRefused
    ? { title: "Upload failed", message: error.message }
    : { title: "Error", message: "Failed to set image permissions" };
}
