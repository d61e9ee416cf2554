/** The ways to encrypt the connection, each with its default port. */
export const securities = {
  STARTTLS: { label: "STARTTLS (usual)", port: "587" },
  TLS: { label: "TLS from the beginning", port: "465" },
  IF_OFFERED: { label: "Only where the server offers it", port: "25" },
} as const;

export type Security = keyof typeof securities;

export const securityOptions = (Object.keys(securities) as Security[]) // `securities` has no other keys
  .map((value) => ({ value, label: securities[value].label }));

/** The encryption in the stored settings. A value that this code does not know is shown as the default. */
export function knownSecurity(security: string): Security {
  return securityOptions.find(({ value }) => value === security)?.value ?? "STARTTLS";
}
