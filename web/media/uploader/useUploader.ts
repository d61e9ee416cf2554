import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { showToast } from "../../ui/toast/showToast";
import { attachPoster } from "./attachPoster";
import { createUploader, type Uploader } from "./createUploader";
import { finalizeUpload, requestAddress, type UploadedAsset } from "./uploadMutations";

/** A file on its way. */
export type UploadItem = {
  id: string;
  name: string;
  /** Address of the file itself, to show it while it is being sent. */
  previewURL: string;
  /** From 0 to 1; at 1 the site checks the file. */
  progress: number;
  /** Why it did not arrive. Undefined while all is well. */
  message?: string;
};

type Options = {
  /** How many files may be under way: 1 for a hero, 10 for work images. */
  fileLimit: number;
  accepts: "pictures" | "picturesAndFilms";
  /** A file has become part of the site. */
  onUploaded: (asset: UploadedAsset) => void;
};

/**
 * Sends files to the site: those under way with their progress, and the means to add and remove them.
 * While the browser is offline it waits, and goes on by itself.
 */
export function useUploader({ fileLimit, accepts, onUploaded }: Options) {
  const environment = useRelayEnvironment();
  const [items, setItems] = useState<UploadItem[]>([]);
  const uploader = useRef<Uploader | null>(null);

  const change = useCallback(
    (id: string, changes: Partial<UploadItem>) =>
      setItems((known) => known.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    [],
  );

  const forget = (id: string) => {
    uploader.current?.remove(id);
    setItems((known) => {
      const item = known.find((candidate) => candidate.id === id);
      if (item) URL.revokeObjectURL(item.previewURL);
      return known.filter((candidate) => candidate.id !== id);
    });
  };

  const fail = useCallback(
    (id: string, message: string) => {
      change(id, { message });
      showToast({ title: "Upload failed", description: message, variant: "destructive" });
    },
    [change],
  );

  const keep = useEffectEvent(async (id: string, file: Blob, address: string) => {
    try {
      const asset = await finalizeUpload(environment, address);
      if (asset.kind === "VIDEO") await attachPoster(environment, file, asset).catch(() => {});
      forget(id);
      onUploaded(asset);
    } catch (error) {
      fail(id, error instanceof Error ? error.message : "Failed to set image permissions");
    }
  });

  useEffect(() => {
    const current = createUploader({
      fileLimit,
      accepts,
      requestAddress: (byteSize) => requestAddress(environment, byteSize),
      onAdded: (id, file, name) => {
        const previewURL = URL.createObjectURL(file);
        setItems((known) => [...known, { id, name, previewURL, progress: 0 }]);
      },
      onProgress: (id, progress) => change(id, { progress }),
      onSent: (id, file, address) => void keep(id, file, address),
      onFailed: fail,
      onRefused: (description) =>
        showToast({ title: "Upload failed", description, variant: "destructive" }),
    });
    uploader.current = current;
    return () => {
      uploader.current = null;
      current.destroy();
    };
  }, [environment, fileLimit, accepts, change, fail]);

  return {
    items,
    isUploading: items.some(({ message }) => message === undefined),
    add: (files: readonly File[]) => uploader.current?.add(files),
    /** Cancels what is being sent, or takes what failed off the list. */
    remove: forget,
  };
}
