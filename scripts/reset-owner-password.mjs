/** `npm run owner:reset-password`: a new password for an owner who is locked out. */
import { runBuilt } from "./run-built.mjs";

await runBuilt("reset-owner-password", ({ resetOwnerPassword }) => resetOwnerPassword(process.env));
