import { useFragment } from "react-relay";
import type { blocks_module$key } from "../__generated__/blocks_module.graphql";
import {
  type BlockName,
  type BlockProps,
  blockFragment,
  blockNames,
  type SectionName,
} from "./blocks";
import { LateBlock } from "./LateBlock";

type Props = { module: blocks_module$key; sectionName: SectionName };

/** One block of a section, in the form of its type. */
export function ContentModule({ module: key, sectionName }: Props) {
  const modules = useFragment(blockFragment, key);
  const name = blockNames.find((each) => modules[each]);
  if (!name) return null;
  const block = { module: modules[name], sectionName } as BlockProps<BlockName>; // of the same name
  return <LateBlock name={name} block={block} />;
}
