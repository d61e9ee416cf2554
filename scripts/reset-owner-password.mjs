/** `npm run owner:reset-password`: sets a new owner password, for an owner who cannot sign in. */
import { runBuilt } from "./run-built.mjs";

await runBuilt("reset-owner-password", ({ resetOwnerPassword }) => resetOwnerPassword(process.env));
