import { resolve } from "node:path";

/**
 * The file that a command was given, from the folder it was called in; npm itself goes to the project's.
 * @param {string} usage how the command is called, said where there is no file
 * @param {string[]} given the words after the command
 * @param {boolean} mayBeInBucket whether an address such as s3://my-backups/site.tar is one, too
 */
export function namedFile(usage, given, mayBeInBucket) {
  const [file] = given;
  if (mayBeInBucket && given.length === 1 && file?.startsWith("s3://")) return file;
  if (file && given.length === 1 && !file.startsWith("-"))
    return resolve(process.env.INIT_CWD ?? process.cwd(), file);
  console.error(`Name one file: ${usage}`);
  process.exit(1);
}
