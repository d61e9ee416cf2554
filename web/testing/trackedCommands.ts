/** The commands on the data layer, each as an array of its arguments. */
export function trackedCommands(): unknown[][] {
  return (window.dataLayer ?? []).map((command) => Object.values(Object(command)));
}
