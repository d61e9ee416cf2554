import type {
  ArgBuilder,
  FieldMap,
  InputFieldMap,
  InputFieldRef,
  InputObjectRef,
  InputShapeFromFields,
  ShapeFromTypeParam,
  TypeParam,
} from "@pothos/core";
import { audited } from "../database/audit.ts";
import { refusal, StaleFault, type UserErrorShape, UserFault } from "../validation/accept.ts";
import { builder, type InputFields, type TokenScopes, type Types } from "./builder.ts";
import type { Context } from "./context.ts";
import { databaseIdOf, globalIdOf } from "./global-id.ts";

/** The builder of a payload's fields. The fields are nullable, because a refused action has no result. */
export type PayloadFields<Result> = PothosSchemaTypes.ObjectFieldBuilder<Types, Outcome<Result>>;

/** The result of an action. */
export type Outcome<Result> = {
  /** The value that the action returned. Undefined where it was refused. */
  result?: Result;
  /** The current record, where the action was refused because of a change made elsewhere. */
  current?: Result;
  userErrors?: UserErrorShape[];
};

type Input<Fields> = { description: string; fields: (t: InputFields) => Fields };

type Action<Fields extends InputFieldMap, Result> = {
  description: string;
  /**
   * Set for an action that every caller without a token may run. Such an action is not in the audit log.
   * Other actions are for the owner, and for tokens with `scopes`.
   */
  openTo?: "everyone";
  /**
   * Set for an action that only gives or ends access, such as signing in. It also runs in a read-only copy of
   * the site.
   */
  isWayIn?: true;
  /** The scopes that a token needs. Undefined for an action that is refused to all tokens. */
  scopes?: TokenScopes;
  input?: Input<Fields>;
  /**
   * Set for an action that is not in the audit log because it is of no interest there, such as storing
   * drafts.
   */
  isUnlogged?: true;
  /** Arguments instead of an input, for a file that is sent with the request. */
  args?: (arg: ArgBuilder<Types>) => Fields;
  /** @throws {UserFault} for faults that the caller can correct; they become the payload's `userErrors` */
  run: (input: InputShapeFromFields<Fields>, context: Context) => Promise<Result>;
  payload: { description: string; fields: (t: PayloadFields<Result>) => FieldMap };
};

/**
 * Declares a mutation: its input, the function that runs it, and the fields of its payload besides
 * `userErrors`.
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
  {
    description,
    openTo,
    isWayIn,
    scopes,
    isUnlogged,
    input,
    args,
    run,
    payload,
  }: Action<Fields, Result>,
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
        description: "Why the action was refused. Empty where it succeeded.",
        resolve: (outcome) => outcome.userErrors ?? [],
      }),
    }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: payloadType,
      description,
      authScopes: openTo ? { anyone: true } : { owner: scopes ?? true },
      args: inputType
        ? { input: t.arg({ type: inputType, required: true }) }
        : (args?.(t.arg) ?? {}),
      resolve: (_root, given: { input?: object }, context) =>
        outcomeOf(() => {
          const change = () => run(decodeIds(given.input ?? given, fields), context);
          if (context.fixed.isReadOnly && !isWayIn) throw refusal(readOnly.code, readOnly.error);
          if (openTo || isUnlogged) return change();
          return audited(
            context.database,
            { actor: actorOf(context.viewer), action: name },
            change,
          );
        }),
    }),
  );
  return inputType;
}

/** The refusal of every action and request that would write into a read-only copy of the site. */
export const readOnly = {
  error: "This is a read-only copy of the site. Nothing can be changed or sent.",
  code: "READ_ONLY",
};

const gone = { message: "This does not exist any more.", code: "NOT_FOUND" };

/** The name of the viewer in the audit log. */
function actorOf({ token, session }: Context["viewer"]): string {
  if (token) return `Token “${token.name}”`;
  return session ? `Owner, ${session.device || "unknown browser"}, session ${session.id}` : "Owner";
}

const UserErrorType = builder.objectRef<UserErrorShape>("UserError").implement({
  description: "A fault that the caller can correct.",
  fields: (t) => ({
    field: t.string({
      nullable: true,
      description: "The invalid input field. Null if the error does not concern a single field.",
      resolve: (error) => error.field,
    }),
    message: t.exposeString("message", { description: "A message for the user." }),
    code: t.exposeString("code", { description: "A code for programs, such as SLUG_TAKEN." }),
    limit: t.int({
      nullable: true,
      description:
        "The allowed number, mostly of characters. Only with TOO_LONG and TOO_SHORT; null where it is not stated.",
      resolve: (error) => error.limit,
    }),
    currentVersion: t.int({
      nullable: true,
      description: "With STALE_VERSION: the current version. Null otherwise.",
      resolve: (error) => error.currentVersion,
    }),
  }),
});

/** Runs a function that may throw a UserFault, which becomes part of the outcome. */
async function outcomeOf<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await run() };
  } catch (error) {
    // Prisma's code where the record to change was removed by somebody else at the same time.
    if (Object(error).code === "P2025") return { userErrors: [gone] };
    if (!(error instanceof UserFault)) throw error;
    const outcome: Outcome<Result> = { userErrors: error.errors };
    if (error instanceof StaleFault) outcome.current = error.current as Result; // what `saved` fields show
    return outcome;
  }
}

/**
 * Options of a payload's field for the result of the action, or the current record where the caller's version
 * was stale.
 */
export function saved<Type extends TypeParam<Types>>(type: Type, description: string) {
  return {
    type,
    description,
    nullable: true as const,
    resolve: <Result>({ result, current }: Outcome<Result>) => result ?? current,
  };
}

/** The fields of a payload that has only one field besides `userErrors`: {@link saved}. */
export function savedAs<Type extends TypeParam<Types>>(
  name: string,
  type: Type,
  description: string,
) {
  return (t: PayloadFields<ShapeFromTypeParam<Types, Type, false>>): FieldMap => ({
    [name]: t.field(saved(type, description) as never), // `t` is of this type
  });
}

/**
 * Describes a payload's record that is also returned if the change was refused because of a change made
 * elsewhere.
 * @param was subject and verb of the phrase "… changed elsewhere"
 */
export const evenIfStale = (record: string, was = "it was") =>
  `${record}, also where the change was refused because ${was} changed elsewhere. Null where the change was refused for another reason.`;

/** A payload's field for the id of the deleted record. */
export const deletedId = <Result extends { id: number }>(
  t: PayloadFields<Result>,
  typename: string,
  description: string,
) =>
  t.id({
    description,
    nullable: true,
    resolve: ({ result }) => result && globalIdOf(typename, result.id),
  });

const typenames = new WeakMap<object, string>();

type Decoded<Id> = Id extends readonly unknown[]
  ? number[]
  : Id extends string | number
    ? number
    : Id;

/**
 * Declares that an input field contains a global id, or a list of global ids. The action gets the numbers of
 * the records, and 0, which no record has, for an id of another type.
 */
export function recordId<Id>(
  typename: string,
  field: InputFieldRef<Types, Id>,
): InputFieldRef<Types, Decoded<Id>> {
  typenames.set(field, typename);
  return field as InputFieldRef<Types, never>; // decodeIds replaces the ids by numbers
}

/** An input field for the id of a record. */
export const idInput = (t: InputFields, typename: string, description: string) =>
  recordId(typename, t.id({ required: true, description }));

/** An input field for the ids of several records. */
export const idsInput = (t: InputFields, typename: string, description: string) =>
  recordId(typename, t.idList({ required: true, description }));

/** Replaces the ids in an input that are declared with {@link recordId} by the numbers of the records. */
function decodeIds<Input extends object>(given: object, fields: InputFieldMap): Input {
  const decoded = Object.entries(given).map(([name, value]) => {
    const typename = typenames.get(fields[name] ?? {});
    if (typename === undefined || value == null) return [name, value];
    const ids = [value].flat().map((id) => databaseIdOf(typename, id));
    return [name, Array.isArray(value) ? ids : ids[0]];
  });
  return Object.fromEntries(decoded) as Input; // GraphQL has validated it against these fields
}
