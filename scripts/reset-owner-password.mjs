/** `npm run owner:reset-password`: gives an owner who is locked out a new password. */
import { runBuilt } from "./run-built.mjs";

await runBuilt("reset-owner-password", ({ resetOwnerPassword }) => resetOwnerPassword(process.env));
