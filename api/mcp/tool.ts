import type { z } from "zod";
import { refusal, type UserErrorShape } from "../validation/accept.ts";

/** A picture in the response of a tool, in base64. */
export type Picture = { mimeType: string; data: string };

/**
 * The functions that tools can call. They have the rights of the token that calls the tool, and follow the
 * rules of the schema.
 */
export type Hands = {
  /**
   * Runs a GraphQL document. @returns the selected data @throws {Error} whose message is that of the refusal
   */
  run: <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;
  /** Sends a file to an upload address. */
  send: (uploadURL: string, bytes: Buffer) => Promise<void>;
  /** The bytes of a picture at an address of this site, in base64. @throws {Error} if there is no picture */
  look: (address: string) => Promise<Picture>;
};

type Input<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** A tool. It returns JSON, or a picture. */
export type Tool = {
  name: string;
  description: string;
  input: z.ZodRawShape;
  isRead: boolean;
  call: (input: never, hands: Hands) => Promise<unknown>;
};

/**
 * Declares a tool. The parameter of `call` gets the type of `input`. @param isRead whether the tool only
 * reads
 */
export function tool<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  input: Shape,
  call: (input: Input<Shape>, hands: Hands) => Promise<unknown>,
  isRead = false,
): Tool {
  return { name, description, input, call, isRead };
}

type Payload<Name extends string, Result> = {
  [Key in Name]: Result & { userErrors: UserErrorShape[] };
};

/** Runs a mutation. @returns its payload @throws {UserFault} if the mutation was refused */
export async function mutate<Result>(
  { run }: Hands,
  name: string,
  input: object,
  selection: string,
): Promise<Result> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const data = await run<Payload<string, Result>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { field message code } } }`,
    { input },
  );
  const payload = data[name];
  if (!payload) throw new Error("Nothing came back.");
  const [error] = payload.userErrors;
  if (error) throw refusal(error.code, error.message, error.field);
  return payload;
}
