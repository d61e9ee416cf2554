import { builder } from "./builder.ts";

/** The name of a GraphQL enum value for a name in code: showOnHome becomes SHOW_ON_HOME, READY stays. */
function enumName(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
}

/** Defines a GraphQL enum. @param values the descriptions of its values, by their names in code */
export function enumOf<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
) {
  const entries = Object.entries<string>(values).map(([value, meaning]) => [
    enumName(value),
    { value: value as Value, description: meaning }, // a key of the values
  ]);
  const described: Record<string, { value: Value; description: string }> =
    Object.fromEntries(entries);
  return builder.enumType(name, { description, values: described });
}
