import { type ComponentType, lazy, Suspense, useState } from "react";
import { usePage } from "../rendering/PageContext";
import { type BlockName, type BlockProps, blocks, loadBlock, loadedBlock } from "./blocks";

type Props<Name extends BlockName> = { name: Name; block: BlockProps<Name> };

/** A block whose code is loaded where one stands: with its page, or else as soon as it is shown. */
export function LateBlock<Name extends BlockName>(props: Props<Name>) {
  // Another type in the same place is another block.
  return <OneBlock key={props.name} {...props} />;
}

function OneBlock<Name extends BlockName>({ name, block }: Props<Name>) {
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
