/** `npm run bench:processor`: what answers take of the processor at three sizes, in some minutes. */
import { build, generate, install } from "../scripts/prepare.mjs";
import { measureProcessorBySize, processorSizes } from "./processor.ts";
import { measureStart, removeFolder } from "./start.ts";

await install();
await generate();
await build();
const { demoFolder } = await measureStart();
const costs = await measureProcessorBySize(demoFolder);
await removeFolder(demoFolder);
for (const { name, bySize } of costs) {
  const figures = bySize.map(
    ({ units, milliseconds }, index) =>
      `${processorSizes[index]}: ${units.toFixed(0)} units, ${milliseconds.toFixed(2)} ms`,
  );
  console.log([name, ...figures].join("\n  "));
}
