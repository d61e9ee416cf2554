import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { FileFacts_asset$key } from "../../../__generated__/FileFacts_asset.graphql";
import { prepareVideos } from "../../../media/uploader/renditions/renditionQueue";
import { Button } from "../../../ui/button/Button";
import { fileSize } from "../../fileSize";
import { LocalTime } from "../../LocalTime";
import { FilePlaces } from "./FilePlaces";

type Props = { asset: FileFacts_asset$key; onFollow?: (() => void) | undefined };

/** The data of a file, and its uses. */
export function FileFacts({ asset, onFollow }: Props) {
  const data = useFragment(
    graphql`
      fragment FileFacts_asset on MediaAsset {
        mediaType
        byteSize
        width
        height
        createdAt
        playbackWarning
        ...renditionQueue_video @relay(mask: false)
        videoSources {
          src
          codecs
          width
          height
          byteSize
          isForPhones
        }
        ...FilePlaces_asset
      }
    `,
    asset,
  );
  const environment = useRelayEnvironment();
  const { fileName, path, mediaType, byteSize, width, height, createdAt } = data;
  const { playbackWarning, missingRenditions, videoSources } = data;
  const format = mediaType.replace(/^.*\//, "").replace(/\+.*/s, "").toUpperCase();
  return (
    <div className="file-facts stack-close">
      <p className="file-facts-name strong">{fileName}</p>
      <p className="quiet">
        {format}, {width} × {height}, {fileSize(byteSize)}, uploaded{" "}
        <LocalTime value={createdAt} style="short" />
      </p>
      {playbackWarning && <p className="quiet">{playbackWarning}</p>}
      {videoSources
        .filter(({ src }) => src !== path)
        .map((source) => (
          <p className="quiet" key={source.src}>
            {source.isForPhones ? "Phones" : "Browsers"}
            {source.codecs && " with AV1"} get {source.width} × {source.height},{" "}
            {fileSize(source.byteSize)}
          </p>
        ))}
      {missingRenditions.length > 0 && (
        <Button size="small" onClick={() => prepareVideos(environment, [data])}>
          Prepare It for Phones
        </Button>
      )}
      <FilePlaces asset={data} onFollow={onFollow} />
    </div>
  );
}
