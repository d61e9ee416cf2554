import { UploadTile } from "../../../media/uploader/UploadTile";
import type { UploadItem } from "../../../media/uploader/useUploader";
import "./SendingPictures.css";

type Props = {
  items: readonly UploadItem[];
  retry: (item: UploadItem) => void;
  remove: (id: string) => void;
};

/** The pictures of what was pasted, while they are on their way to their modules, and those that failed. */
export function SendingPictures({ items, retry, remove }: Props) {
  if (items.length === 0) return null;
  const failed = items.filter(({ message }) => message !== undefined).length;
  const left = items.length - failed;
  return (
    <section className="sending-pictures" aria-label="Pictures on their way">
      <p className="sending-pictures-words">
        {left > 0 && `Uploading ${left === 1 ? "1 file" : `${left} files`}`}
        {left > 0 && failed > 0 && ", "}
        {failed > 0 && `${failed} did not arrive`}
      </p>
      <ul className="sending-pictures-list">
        {items.map((item) => (
          <li key={item.id}>
            <UploadTile item={item} onRetry={retry} onRemove={remove} />
          </li>
        ))}
      </ul>
    </section>
  );
}
