import { secretsIn } from "./environment.ts";
import { hideFromLog, withoutSecrets } from "./log.ts";

/**
 * Has nothing that this process logs contain a secret of its settings.
 * @param words of the command line, among which may be an address with a password
 * @returns cuts the same out of a text that is printed
 */
export function hideSecrets(
  variables: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): (text: string) => string {
  const addresses = words.map((word) => ({ DATABASE_URL: word }));
  hideFromLog([variables, ...addresses].flatMap(secretsIn));
  return withoutSecrets;
}
