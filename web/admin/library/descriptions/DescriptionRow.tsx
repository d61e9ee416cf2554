import { graphql, useFragment } from "react-relay";
import type { DescriptionRow_asset$key } from "../../../__generated__/DescriptionRow_asset.graphql";
import { FileThumbnail } from "../files/FileThumbnail";
import { FilePlaces } from "../places/FilePlaces";
import { AnswerForm } from "./AnswerForm";

/** A file without a description, where it stands, and the answer. */
export function DescriptionRow({ asset }: { asset: DescriptionRow_asset$key }) {
  const data = useFragment(
    graphql`
      fragment DescriptionRow_asset on MediaAsset {
        id
        version
        kind
        fileName
        thumbnail
        altText
        isDecorative
        ...FilePlaces_asset
      }
    `,
    asset,
  );
  return (
    <li className="description-row">
      <FileThumbnail kind={data.kind} thumbnail={data.thumbnail} />
      <div className="description-row-words">
        <p className="description-row-name">{data.fileName}</p>
        <FilePlaces asset={data} />
        <AnswerForm media={data} />
      </div>
    </li>
  );
}
