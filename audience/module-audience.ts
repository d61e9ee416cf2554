/**
 * Who sees a module. `public`: everyone. `project`: everyone, but only viewers with access if the
 * project is protected. `access`: only viewers with access. Access is given by the portfolio
 * password or a share link.
 */
export const moduleAudiences = ["public", "project", "access"] as const;

export type ModuleAudience = (typeof moduleAudiences)[number];

/** The fields of a module that decide who sees it. The default audience is `project`. */
export type ModuleState = {
  id?: string | undefined;
  hidden?: boolean | undefined;
  audience?: ModuleAudience | undefined;
  /** Whether the module is in the same row as the module before it. */
  beside?: boolean | undefined;
};

/** A viewer's access to the modules of one project. */
export type ModuleReader = {
  isOwner: boolean;
  hasPortfolioAccess: boolean;
  /** Ids of the project's modules that a link opens. */
  opened?: ReadonlySet<string> | undefined;
};

/** Whether a viewer who finds a project sees a module of it. The only place with this rule. */
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

/** The narrower of two audiences. Undefined means `project`. */
export function narrowerAudience(
  one: ModuleAudience = "project",
  other: ModuleAudience = "project",
): ModuleAudience {
  return moduleAudiences.indexOf(one) > moduleAudiences.indexOf(other) ? one : other;
}
