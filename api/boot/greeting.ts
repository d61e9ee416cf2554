import { entryPaths } from "../../pages/paths.ts";
import type { GeneratedPasswords } from "./first-start.ts";

/**
 * The message that the terminal shows when the server has started.
 * @param address the address of the site, without a trailing slash
 * @param notices sentences about features that do not work
 */
export function greet(
  address: string,
  generated: GeneratedPasswords,
  { notices, hasGraphiQL }: { notices: string[]; hasGraphiQL: boolean },
): string {
  const lines = [
    "",
    "  Vitrine is running.",
    "",
    `  Site      ${address}/`,
    `  Admin     ${address}/admin (sign in at ${address}${entryPaths.signIn})`,
    ...(hasGraphiQL ? [`  GraphiQL  ${address}/graphql`] : []),
    "",
  ];
  if (generated.owner) {
    lines.push(
      `  The owner's password is ${generated.owner} (shown this once; change it in the admin area).`,
    );
  }
  if (generated.portfolio) {
    lines.push(
      `  The portfolio password is ${generated.portfolio} (the admin area shows it again).`,
    );
  }
  lines.push("  Lost the owner's password? Run: npm run owner:reset-password");
  for (const notice of notices) lines.push("", `  ${notice}`);
  return `${lines.join("\n")}\n\n`;
}
