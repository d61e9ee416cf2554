import { graphql, useFragment } from "react-relay";
import type { ImagePairBlock_module$key } from "../../__generated__/ImagePairBlock_module.graphql";
import { PairedImage } from "./PairedImage";
import "./ImagePairBlock.css";

export function ImagePairBlock({ module }: { module: ImagePairBlock_module$key }) {
  const { left, right, leftTextHtml, rightTextHtml } = useFragment(
    graphql`
      fragment ImagePairBlock_module on ImageImageModule {
        leftTextHtml
        rightTextHtml
        left {
          ...ModuleMedia_media
        }
        right {
          ...ModuleMedia_media
        }
      }
    `,
    module,
  );
  return (
    <div className="image-pair-block">
      <PairedImage media={left} html={leftTextHtml} />
      <PairedImage media={right} html={rightTextHtml} />
    </div>
  );
}
