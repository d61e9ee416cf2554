/** The names in braces of a text, each once. */
export function parametersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))];
}

/** Puts values in the place of the names in braces. A name without a value stays. */
export function fill<Value extends string | number>(
  text: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? braced : write(value);
  });
}
