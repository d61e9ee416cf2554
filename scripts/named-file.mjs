import { resolve } from "node:path";

/**
 * The file that a command was given, from the folder it was called in; npm itself goes to the project's.
 * @param {string} usage how the command is called, said where there is no file
 */
export function namedFile(usage) {
  const [file] = process.argv.slice(2);
  if (file && process.argv.length === 3)
    return resolve(process.env.INIT_CWD ?? process.cwd(), file);
  console.error(`Name one file: ${usage}`);
  process.exit(1);
}
