import { graphql, useFragment } from "react-relay";
import type { ImagePairBlock_module$key } from "../../__generated__/ImagePairBlock_module.graphql";
import { PairedImage } from "./PairedImage";
import "./ImagePairBlock.css";

export function ImagePairBlock({ module }: { module: ImagePairBlock_module$key }) {
  const { left, leftView, right, rightView, leftTextHtml, rightTextHtml } = useFragment(
    graphql`
      fragment ImagePairBlock_module on ImageImageModule {
        leftTextHtml
        rightTextHtml
        leftView {
          ...ModuleMedia_view
        }
        rightView {
          ...ModuleMedia_view
        }
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
      <PairedImage media={left} view={leftView} html={leftTextHtml} />
      <PairedImage media={right} view={rightView} html={rightTextHtml} />
    </div>
  );
}
