/** The size of a file in readable form: 84 kB, 1.2 MB. */
export function fileSize(bytes: number): string {
  const [value, unit] =
    bytes < 999_500 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat("en", {
    style: "unit",
    unit: String(unit),
    maximumFractionDigits,
  }).format(Math.max(Number(value), 1));
}
