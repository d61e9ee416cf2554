import { secretsIn } from "./environment.ts";
import { hideFromLog, withoutSecrets } from "./log.ts";

/**
 * Removes the secrets of the settings from everything that this process logs from now on.
 * @param variables the environment variables
 * @param words the arguments of the command line; one may be a database address with a password
 * @returns a function that removes the secrets from a text, for what the process prints
 */
export function hideSecrets(
  variables: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): (text: string) => string {
  const addresses = words.map((word) => ({ DATABASE_URL: word }));
  hideFromLog([variables, ...addresses].flatMap(secretsIn));
  return withoutSecrets;
}
