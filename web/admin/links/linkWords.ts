/** What the owner is told of each state. */
export const stateNames = {
  ACTIVE: "Open",
  PAUSED: "Paused",
  EXPIRED: "Expired",
  REVOKED: "Revoked",
} as const;

export type KnownState = keyof typeof stateNames;

export function knownState(state: string): KnownState {
  return Object.hasOwn(stateNames, state) ? (state as KnownState) : "EXPIRED"; // one of its keys
}

/** Names, the first few of them. */
export function nameSome(names: readonly string[]): string {
  const [first, second, third, ...others] = names;
  if (first === undefined) return "The site as everyone sees it";
  if (others.length > 0) return `${first}, ${second} and ${others.length + 1} more`;
  return new Intl.ListFormat("en").format(
    [first, second, third].filter((name) => name !== undefined),
  );
}
