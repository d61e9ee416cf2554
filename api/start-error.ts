/**
 * A reason not to start that the administrator can remove. The message is one sentence that says
 * how.
 */
export class StartError extends Error {
  override name = "StartError";
}
