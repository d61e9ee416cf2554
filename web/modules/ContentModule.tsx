import { type ComponentType, lazy, Suspense, useState } from "react";
import { useFragment } from "react-relay";
import type { blocks_module$key } from "../__generated__/blocks_module.graphql";
import { usePage } from "../rendering/PageContext";
import {
  type BlockName,
  type BlockProps,
  blockFragment,
  blockNames,
  blocks,
  loadBlock,
  loadedBlock,
  type SectionName,
} from "./blocks";

type Props = { module: blocks_module$key; sectionName: SectionName; sectionLabel: string };

/** Renders a module of a case study by its block, the component for the module's type: see blocks.ts. */
export function ContentModule({ module: key, ...section }: Props) {
  const modules = useFragment(blockFragment, key);
  const name = blockNames.find((each) => modules[each]);
  if (!name) return null;
  const block = { module: modules[name], ...section } as BlockProps<BlockName>; // `module` fits `name`
  return <LateBlock name={name} block={block} />;
}

type LateBlockProps<Name extends BlockName> = { name: Name; block: BlockProps<Name> };

/**
 * A block whose code may not be loaded yet. The code is loaded with the page or, if it was not, when the
 * block is first shown.
 */
function LateBlock<Name extends BlockName>(props: LateBlockProps<Name>) {
  // The key remounts the block if a module of another type takes its place.
  return <OneBlock key={props.name} {...props} />;
}

function OneBlock<Name extends BlockName>({ name, block }: LateBlockProps<Name>) {
  const { response } = usePage();
  response?.modulePaths.push(blocks[name].file);
  const [Block] = useState(() => loadedBlock(name));
  if (Block) return <Block {...block} />;
  const Pending = pendingBlock(name);
  return (
    <Suspense>
      <Pending {...block} />
    </Suspense>
  );
}

const pending: { [Name in BlockName]?: ComponentType<BlockProps<Name>> } = {};

function pendingBlock<Name extends BlockName>(name: Name): ComponentType<BlockProps<Name>> {
  const known = pending[name];
  if (known) return known;
  const block = lazy(async () => ({ default: await loadBlock(name) }));
  Object.assign(pending, { [name]: block });
  return block;
}
