/** `npm run build`: builds everything that `npm start` needs, without starting. */
import { build, generate, install, requireNode } from "./prepare.mjs";

requireNode();
process.env.NODE_ENV = "production";
await install({ isForTests: false });
await generate();
await build();
