/** The scopes of tokens for scripts and agents, each with its label and description for the owner. */
export const tokenScopes = {
  READ: {
    label: "Read",
    description:
      "Read projects, drafts, pages and the library. No passwords, links, messages, or what was read by a link.",
  },
  DRAFT: {
    label: "Write drafts",
    description:
      "Make draft projects and change them. Changes to what visitors see wait as drafts for you.",
  },
  PUBLISH: {
    label: "Publish",
    description: "Together with the others: change what visitors see, and delete.",
  },
  MEDIA: { label: "Add pictures", description: "Add pictures and videos, and describe them." },
  INBOX: { label: "Inbox", description: "Read, archive and delete messages." },
  SETTINGS: {
    label: "Settings",
    description: "With “Publish”: change colors, texts, banner, fonts, résumé and redirects.",
  },
} as const;

export type TokenScope = keyof typeof tokenScopes;

export const tokenScopeNames = Object.keys(tokenScopes) as TokenScope[]; // the object has only these keys

/** Whether a token with these scopes has all needed scopes. */
export function hasScopes(scopes: readonly TokenScope[], needed: readonly TokenScope[]): boolean {
  return needed.every((scope) => scopes.includes(scope));
}

/** The error message for a token that lacks scopes. `true` means an action that no token may do. */
export function refusalOfScopes(needed: readonly TokenScope[] | true): string {
  if (needed === true) return "No token may do this. Sign in as the owner.";
  return `This token lacks a scope: this needs ${needed.join(" and ")}.`;
}
