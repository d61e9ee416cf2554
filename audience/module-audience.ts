/** Who a module is for, widest first but one: `project` is for everyone or for those with access, as its project is. */
export const moduleAudiences = ["public", "project", "access"] as const;

export type ModuleAudience = (typeof moduleAudiences)[number];

/** What of a module decides who sees it. A module that names no audience is for that of its project. */
export type ModuleState = {
  id?: string | undefined;
  hidden?: boolean | undefined;
  audience?: ModuleAudience | undefined;
};

/** Who looks, as far as modules ask. */
export type ModuleReader = {
  isOwner: boolean;
  hasPortfolioAccess: boolean;
  /** Ids of modules of the project that are opened to them by themselves. */
  opened?: ReadonlySet<string> | undefined;
};

/** Whether someone sees a module of a project that they find: the one rule that every surface asks. */
export function maySeeModule(
  { isOwner, hasPortfolioAccess, opened }: ModuleReader,
  { id, hidden, audience = "project" }: ModuleState,
  { isPasswordProtected }: { isPasswordProtected: boolean },
): boolean {
  if (isOwner) return true;
  if (hidden) return false;
  if (id !== undefined && opened?.has(id)) return true;
  switch (audience) {
    case "public":
      return true;
    case "project":
      return hasPortfolioAccess || !isPasswordProtected;
    case "access":
      return hasPortfolioAccess;
  }
}

/** The audience that is no wider than either. */
export function narrowerAudience(
  one: ModuleAudience = "project",
  other: ModuleAudience = "project",
): ModuleAudience {
  return moduleAudiences.indexOf(one) > moduleAudiences.indexOf(other) ? one : other;
}
