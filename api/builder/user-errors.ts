import { type UserErrorShape, UserFault } from "../validation/user-fault.ts";
import { builder } from "./builder.ts";

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

/** What a mutation's payload carries besides its results. */
export type WithUserErrors = { userErrors?: UserErrorShape[] };

/**
 * Options of the `userErrors` field, which every payload has. The payload's other fields are
 * nullable, because they are absent where there are errors.
 */
export const userErrorsField = {
  type: [UserErrorType] as [typeof UserErrorType],
  description: "Why the change was not made. Empty where it was made.",
  resolve: (payload: WithUserErrors) => payload.userErrors ?? [],
};

/** Runs a mutation; a {@link UserFault} becomes the payload's `userErrors`. */
export async function withUserErrors<Payload extends object>(
  run: () => Promise<Payload>,
): Promise<Partial<Payload> & WithUserErrors> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof UserFault)) throw error;
    const payload: Partial<Payload> & WithUserErrors = {};
    payload.userErrors = error.errors;
    return payload;
  }
}
