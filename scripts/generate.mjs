/** `npm run generate`: generates the database client, schema.graphql and the Relay artifacts. */
import { generate, install, requireNode } from "./prepare.mjs";

requireNode();
await install();
await generate();
