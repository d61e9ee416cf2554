import { setImmediate } from "node:timers";
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import { type Meter, meters } from "./operation-meter.ts";

/** The estimated size of an error in a response without its message, in bytes: path, location and code. */
const errorSize = 200;

type Field = GraphQLField<unknown, object | undefined>;
type Resolver = NonNullable<Field["resolve"]>;

const resolvers = new WeakMap<Field, Resolver>();

/** The resolver of a field as the schema declares it, without the wrapper of `watchFields`. */
export function unwatchedResolver(field: Field): Resolver {
  return resolvers.get(field) ?? field.resolve ?? defaultFieldResolver;
}

/**
 * Wraps the resolver of every field of the schema, introspection included. The wrapper yields to other
 * requests after `longestTurn`, and counts the field if its operation has a meter.
 */
export function watchFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type)) Object.values(type.getFields()).forEach(watch);
  }
  return schema;
}

function watch(field: Field): void {
  const resolve = unwatchedResolver(field);
  resolvers.set(field, resolve);
  field.resolve = (source, args, context, info) => {
    const run = () => {
      const meter = context && meters.get(context);
      if (!meter) return resolve(source, args, context, info);
      return count(String(info.path.key), meter, () => resolve(source, args, context, info));
    };
    const pause = endOfTurn();
    return pause ? pause.then(run) : run();
  };
}

function count(key: string, meter: Meter, run: () => unknown): unknown {
  meter.signal.throwIfAborted();
  const countValue = (value: unknown) => {
    meter.add(key.length + sizeOf(value));
    return value;
  };
  const countError = (error: unknown): never => {
    meter.add(errorSize + (error instanceof Error ? error.message.length : 0));
    throw error;
  };
  try {
    const value = run();
    return value instanceof Promise ? value.then(countValue, countError) : countValue(value);
  } catch (error) {
    return countError(error);
  }
}

/**
 * The estimated size of a value in a response, in bytes. The fields of an object are counted
 * separately.
 */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + 6;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 6);
  return 10;
}

/** How long GraphQL may run before other requests get a turn, in milliseconds. */
const longestTurn = 20;

let began: number | undefined;
const waiting = new Set<() => void>();

/**
 * Decides whether to yield to the event loop. All operations share one time slice: however many run at once,
 * together they use no more time than a single operation may.
 * @returns undefined while time is left, else a promise to wait for
 */
function endOfTurn(): Promise<void> | undefined {
  if (!isOver()) return undefined;
  return new Promise((resolve) => {
    waiting.add(resolve);
    if (waiting.size === 1) void goOn();
  });
}

function isOver(): boolean {
  if (began !== undefined) return performance.now() - began >= longestTurn;
  began = performance.now();
  setImmediate(() => {
    began = undefined;
  });
  return false;
}

/** Resumes the waiting operations one after another, yielding whenever the time slice is used up. */
async function goOn(): Promise<void> {
  await nextTurn();
  for (const resolve of waiting) {
    while (isOver()) await nextTurn();
    resolve();
    await undefined; // lets the operation run
    waiting.delete(resolve);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
