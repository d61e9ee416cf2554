import type { GeneratedPasswords } from "./first-start.ts";

/** What the person at the terminal reads once the site is up. */
export function greet(address: string, generated: GeneratedPasswords): string {
  const lines = [
    "",
    "  Vitrine is running.",
    "",
    `  Site      ${address}/`,
    `  Admin     ${address}/admin`,
    `  GraphiQL  ${address}/graphql`,
  ];
  if (generated.owner) {
    lines.push(
      "",
      `  The owner's password is ${generated.owner} (shown this once; change it in the admin area).`,
    );
  }
  if (generated.portfolio) {
    lines.push(
      `  The portfolio password is ${generated.portfolio} (the admin area shows it again).`,
    );
  }
  return `${lines.join("\n")}\n\n`;
}
