/** The commands on the data layer, each as an array of what it was called with. */
export function trackedCommands(): unknown[][] {
  return (window.dataLayer ?? []).map((command) => Object.values(Object(command)));
}
