/** The names of the parameters of a text, which are in braces, each once. */
export function parametersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))];
}

/** Replaces each name in braces by its value. A name without a value stays. */
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
