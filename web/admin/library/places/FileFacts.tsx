import { graphql, useFragment } from "react-relay";
import type { FileFacts_asset$key } from "../../../__generated__/FileFacts_asset.graphql";
import { fileSize } from "../../fileSize";
import { LocalTime } from "../../LocalTime";
import { FilePlaces } from "./FilePlaces";
import "./FileFacts.css";

type Props = { asset: FileFacts_asset$key; onFollow?: (() => void) | undefined };

/** The data of a file, and its uses. */
export function FileFacts({ asset, onFollow }: Props) {
  const data = useFragment(
    graphql`
      fragment FileFacts_asset on MediaAsset {
        fileName
        mediaType
        byteSize
        width
        height
        createdAt
        playbackWarning
        ...FilePlaces_asset
      }
    `,
    asset,
  );
  const { fileName, mediaType, byteSize, width, height, createdAt, playbackWarning } = data;
  const format = mediaType.replace(/^.*\//, "").replace(/\+.*/s, "").toUpperCase();
  return (
    <div className="file-facts">
      <p className="file-facts-name">{fileName}</p>
      <p className="file-facts-words">
        {format}, {width} × {height}, {fileSize(byteSize)}, uploaded{" "}
        <LocalTime value={createdAt} style="short" />
      </p>
      {playbackWarning && <p className="file-facts-words">{playbackWarning}</p>}
      <FilePlaces asset={data} onFollow={onFollow} />
    </div>
  );
}
