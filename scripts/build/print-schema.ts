/** Writes schema.graphql from the code: `npm run generate` runs it before the Relay compiler. */
import { writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "../../api/graphql/schema.ts";

await writeFile("schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
