import { type ComponentType, lazy, Suspense, useState } from "react";
import { usePage } from "../rendering/PageContext";
import { blockFiles, type LateName, type LateProps, loadBlock, loadedBlock } from "./loadedBlocks";

type Props<Name extends LateName> = { type: Name; block: LateProps<Name> };

/** A block whose code is loaded where one stands: with its page, or else as soon as it is shown. */
export function LateBlock<Name extends LateName>(props: Props<Name>) {
  // Another type in the same place is another block.
  return <OneBlock key={props.type} {...props} />;
}

function OneBlock<Name extends LateName>({ type, block }: Props<Name>) {
  const { response } = usePage();
  response?.modulePaths.push(blockFiles[type]);
  const [Block] = useState(() => loadedBlock(type));
  if (Block) return <Block {...block} />;
  const Pending = pendingBlock(type);
  return (
    <Suspense>
      <Pending {...block} />
    </Suspense>
  );
}

const pending = new Map<LateName, ComponentType<never>>();

function pendingBlock<Name extends LateName>(type: Name): ComponentType<LateProps<Name>> {
  const known = pending.get(type);
  if (known) return known as ComponentType<LateProps<Name>>; // of the same name
  const block = lazy(async () => ({
    default: (await loadBlock(type)) as ComponentType<LateProps<Name>>, // of the same name
  }));
  pending.set(type, block as ComponentType<never>);
  return block;
}
