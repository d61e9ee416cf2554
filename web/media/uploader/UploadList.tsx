import { useRef } from "react";
import { Button } from "../../ui/button/Button";
import { UploadTile } from "./UploadTile";
import type { Uploads } from "./useUploader";
import "./UploadList.css";

type Props = { uploads: Uploads; layout: "grid" | "row" };

/** How many of the files that the library already had are listed by name. */
const maxNamed = 5;

/**
 * The uploads in progress: how many files have arrived, which are left, and which failed, until the owner
 * dismisses them.
 */
export function UploadList({ uploads, layout }: Props) {
  const { items, arrivedCount, knownFiles, retry, remove } = uploads;
  const list = useRef<HTMLElement>(null);
  if (items.length + knownFiles.length === 0) return null;
  const failed = items.filter(({ message }) => message !== undefined);
  const left = items.filter(({ message }) => message === undefined);
  const focusField = () => {
    const field = list.current?.parentElement?.closest<HTMLElement>("fieldset, section");
    if (!field) return;
    field.tabIndex = -1;
    field.focus({ preventScroll: true });
  };
  // The focused button is removed with its file, so the focus moves to a file beside it, or to the
  // field around the list.
  const moveFocus = (id: string) => {
    const tiles = list.current?.querySelectorAll("li") ?? [];
    const place = items.findIndex((item) => item.id === id);
    const next = tiles[place + 1] ?? tiles[place - 1];
    if (next) next.querySelector("button")?.focus();
    else focusField();
  };
  const removeAll = (some: typeof items) => {
    focusField();
    for (const { id } of some) remove(id);
  };
  return (
    <section
      ref={list}
      className="upload-list stack-close"
      data-layout={layout}
      aria-label="Files on their way"
    >
      <div className="upload-list-head cluster small tabular">
        <p role="status">
          {[
            left.length > 0 &&
              `${arrivedCount} of ${arrivedCount + left.length} uploaded, ${left.length} left`,
            failed.length > 0 && `${failed.length} not uploaded`,
            ...knownFiles.slice(0, maxNamed),
            knownFiles.length > maxNamed &&
              `${knownFiles.length - maxNamed} more were in the library already.`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {left.length > 1 && (
          <Button size="small" variant="quiet" onClick={() => removeAll(left)}>
            Cancel all
          </Button>
        )}
        {failed.length > 1 && (
          <Button size="small" variant="quiet" onClick={() => removeAll(failed)}>
            Dismiss all
          </Button>
        )}
      </div>
      <ul className="upload-list-files stack">
        {items.map((item) => (
          <li key={item.id}>
            <UploadTile
              item={item}
              onRetry={() => {
                moveFocus(item.id);
                retry(item);
              }}
              onRemove={(id) => {
                moveFocus(id);
                remove(id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
