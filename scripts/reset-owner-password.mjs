/** `npm run owner:reset-password`: a new password for an owner who is locked out. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, generate, install, requireNode } from "./prepare.mjs";

requireNode();
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const built = new URL("../dist/server/reset-owner-password.js", import.meta.url);
try {
  if (!existsSync(built)) {
    process.env.NODE_ENV = "production";
    await install();
    await generate();
    await build();
  }
  const { resetOwnerPassword } = await import(built.href);
  console.log(await resetOwnerPassword(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
