/** The name in an enum of something that has a name in code: showOnHome is SHOW_ON_HOME. */
export function enumName(name: string): string {
  return name.replace(/[A-Z]/g, "_$&").toUpperCase();
}
