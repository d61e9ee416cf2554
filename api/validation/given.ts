/** The fields of an input that were given. */
export type Given<Input> = { [Key in keyof Input]?: Exclude<Input[Key], undefined> };

/** An input without undefined fields, so that a change affects only given fields. */
export function given<Input extends object>(input: Input): Given<Input> {
  return pick(input, (value) => value !== undefined);
}

type WithoutNull<Input> = { [Key in keyof Input]?: NonNullable<Input[Key]> };

/** As {@link given}, with null treated as undefined. */
export function givenNotNull<Input extends object>(input: Input): WithoutNull<Input> {
  return pick(input, (value) => value !== undefined && value !== null);
}

/** The caller's `keep` makes the result match its type. */
function pick<Result>(input: object, keep: (value: unknown) => boolean): Result {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => keep(value))) as Result;
}
