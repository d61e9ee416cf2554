/**
 * `npm run bench:processor`: prints the processor time of responses, on sites with three different
 * numbers of projects. Takes some minutes. With `-- --postgresql`, the sites use a PostgreSQL server.
 */
import { build, generate, install } from "../scripts/prepare.mjs";
import { chooseDatabases } from "./databases.ts";
import { measureProcessorBySize, processorSizes } from "./processor.ts";
import { millisecondsOf } from "./report.ts";
import { measureStart, removeFolder } from "./start.ts";

await install();
await generate();
await build();
const databases = await chooseDatabases(process.argv);
const { demoFolder } = await measureStart(databases);
const costs = await measureProcessorBySize(demoFolder, databases);
await databases.stop();
await removeFolder(demoFolder);
for (const { name, bySize } of costs) {
  const figures = bySize.map(
    (cost, index) =>
      `${processorSizes[index]}: ${cost.units.toFixed(0)} units, ${millisecondsOf(cost)} ms`,
  );
  console.log([name, ...figures].join("\n  "));
}
