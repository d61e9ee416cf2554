import type {
  ArgBuilder,
  FieldMap,
  InputFieldMap,
  InputFieldRef,
  InputObjectRef,
  InputShapeFromFields,
  TypeParam,
} from "@pothos/core";
import { StaleFault, type UserErrorShape, UserFault } from "../validation/user-fault.ts";
import { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { databaseIdOf, globalIdOf } from "./global-id.ts";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** Declares the fields of an input. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;

/** Declares the fields of a payload. Nullable, for there is nothing where an action was refused. */
export type PayloadFields<Result> = PothosSchemaTypes.ObjectFieldBuilder<Types, Outcome<Result>>;

/** What became of an action. */
export type Outcome<Result> = {
  /** What it returned. Undefined where it was refused. */
  result?: Result;
  /** What there is now where it was refused because of a change made elsewhere. */
  current?: Result;
  userErrors?: UserErrorShape[];
};

type Input<Fields> = { description: string; fields: (t: InputFields) => Fields };

type Action<Fields extends InputFieldMap, Result> = {
  description: string;
  /** Left out for the owner alone. */
  openTo?: "everyone";
  input?: Input<Fields>;
  /** Instead of an input, for a file that comes with the request. */
  args?: (arg: ArgBuilder<Types>) => Fields;
  /** @throws {UserFault} what the sender can correct; it becomes the payload's `userErrors`. */
  run: (input: InputShapeFromFields<Fields>, context: Context) => Promise<Result>;
  payload: { description: string; fields: (t: PayloadFields<Result>) => FieldMap };
};

/**
 * Declares a mutation: what it is given, what it does, and what it returns besides `userErrors`.
 * @returns the type of its input
 */
export function action<Fields extends InputFieldMap, Result>(
  name: string,
  options: Action<Fields, Result> & { input: Input<Fields> },
): InputObjectRef<Types, InputShapeFromFields<Fields>>;
export function action<Fields extends InputFieldMap, Result>(
  name: string,
  options: Action<Fields, Result>,
): unknown;
export function action<Fields extends InputFieldMap, Result>(
  name: string,
  { description, openTo, input, args, run, payload }: Action<Fields, Result>,
) {
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  let fields: InputFieldMap = {};
  const inputType =
    input &&
    builder.inputType(`${typeName}Input`, {
      description: input.description,
      fields: (t) => {
        const declared = input.fields(t);
        fields = declared;
        return declared;
      },
    });
  const payloadType = builder.objectRef<Outcome<Result>>(`${typeName}Payload`).implement({
    description: payload.description,
    fields: (t) => ({
      ...payload.fields(t),
      userErrors: t.field({
        type: [UserErrorType],
        description: "Why the change was not made. Empty where it was made.",
        resolve: (outcome) => outcome.userErrors ?? [],
      }),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: payloadType,
      description,
      ...(openTo && { skipTypeScopes: true }),
      args: inputType
        ? { input: t.arg({ type: inputType, required: true }) }
        : (args?.(t.arg) ?? {}),
      resolve: (_root, given: { input?: object }, context) =>
        outcomeOf(() => run(decodeIds(given.input ?? given, fields), context)),
    }),
  );
  return inputType;
}

const UserErrorType = builder.objectRef<UserErrorShape>("UserError").implement({
  description: "Something that the sender of an input can fix.",
  fields: (t) => ({
    field: t.string({
      nullable: true,
      description: "The input field at fault. Null where it is the input as a whole.",
      resolve: (error) => error.field,
    }),
    message: t.exposeString("message", { description: "A sentence for the person who sent it." }),
    code: t.exposeString("code", { description: "The same for programs, such as SLUG_TAKEN." }),
    limit: t.int({
      nullable: true,
      description:
        "With TOO_LONG and TOO_SHORT: how many characters there may or have to be. Null otherwise.",
      resolve: (error) => error.limit,
    }),
    currentVersion: t.int({
      nullable: true,
      description: "With STALE_VERSION: the version that is current. Null otherwise.",
      resolve: (error) => error.currentVersion,
    }),
  }),
});

/** Runs something that may be refused. */
async function outcomeOf<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await run() };
  } catch (error) {
    if (!(error instanceof UserFault)) throw error;
    const outcome: Outcome<Result> = { userErrors: error.errors };
    if (error instanceof StaleFault) outcome.current = error.current as Result; // what `saved` fields show
    return outcome;
  }
}

/** Options of a payload's field for what the action returns, or what there is instead where that was stale. */
export function saved<Type extends TypeParam<Types>>(type: Type, description: string) {
  return {
    type,
    description,
    nullable: true as const,
    resolve: <Result>({ result, current }: Outcome<Result>) => result ?? current,
  };
}

/** Options of a payload's field for the id of the record that the action returns and that is gone. */
export function deletedId(typename: string, description: string) {
  return {
    description,
    nullable: true as const,
    resolve: ({ result }: Outcome<{ id: number }>) => result && globalIdOf(typename, result.id),
  };
}

const typenames = new WeakMap<object, string>();

type Decoded<Id> = Id extends readonly unknown[]
  ? number[]
  : Id extends string | number
    ? number
    : Id;

/**
 * An input field of a global id, or of a list of them, as the action gets it: the numbers of the records.
 * 0, which no record has, stands for what is no id of that type.
 */
export function recordId<Id>(
  typename: string,
  field: InputFieldRef<Types, Id>,
): InputFieldRef<Types, Decoded<Id>> {
  typenames.set(field, typename);
  return field as InputFieldRef<Types, never>; // decodeIds makes it one
}

/** An input field that has to name a record. */
export const idInput = (t: InputFields, typename: string, description: string) =>
  recordId(typename, t.id({ required: true, description }));

/** An input field that has to name several records. */
export const idsInput = (t: InputFields, typename: string, description: string) =>
  recordId(typename, t.idList({ required: true, description }));

/** What was given, with numbers for the ids that are declared with {@link recordId}. */
function decodeIds<Input extends object>(given: object, fields: InputFieldMap): Input {
  const decoded = Object.entries(given).map(([name, value]) => {
    const typename = typenames.get(fields[name] ?? {});
    if (typename === undefined || value == null) return [name, value];
    const ids = [value].flat().map((id) => databaseIdOf(typename, id));
    return [name, Array.isArray(value) ? ids : ids[0]];
  });
  return Object.fromEntries(decoded) as Input; // GraphQL has checked it against these fields
}
