/** The name of a GraphQL enum value for a name in code: showOnHome becomes SHOW_ON_HOME. */
export function enumName(name: string): string {
  return name.replace(/[A-Z]/g, "_$&").toUpperCase();
}
