import { resolve } from "node:path";

/**
 * The path of the file that a command was given, resolved from the folder in which the command was
 * called: npm itself changes to the project's folder. If there is not exactly one file, prints the
 * usage and ends the process with code 1.
 * @param {string} usage how the command is called
 * @param {string[]} given the arguments of the command
 * @param {boolean} mayBeInBucket whether an address such as s3://my-backups/site.tar is accepted,
 * too
 */
export function namedFile(usage, given, mayBeInBucket) {
  const [file] = given;
  if (mayBeInBucket && given.length === 1 && file?.startsWith("s3://")) return file;
  if (file && given.length === 1 && !file.startsWith("-"))
    return resolve(process.env.INIT_CWD ?? process.cwd(), file);
  console.error(`Name one file: ${usage}`);
  process.exit(1);
}
