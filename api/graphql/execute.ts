import { type DocumentNode, type ExecutionResult, execute } from "graphql";
import type { Context } from "../builder/context.ts";
import { maskExecutionErrors } from "../builder/errors.ts";
import { findLongText } from "./operation-limits.ts";
import { schema } from "./schema.ts";

/**
 * Runs one operation in this process, with the permissions, the limit on texts and the masking of errors that
 * HTTP callers get. Only for documents that are part of this product: the document is not validated.
 */
export async function executeOperation(
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
): Promise<ExecutionResult> {
  const { isOwner, token } = context.viewer;
  const longText = isOwner || token ? undefined : findLongText(variables);
  if (longText) return { errors: [longText] };
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context,
  });
  return maskExecutionErrors(result);
}
