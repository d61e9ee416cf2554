import { storageFaultOf } from "./database/storage-fault.ts";
import { StartError } from "./start-error.ts";

/** A StartError for the error of a full disk in a command. Any other error is returned unchanged. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  if (storageFaultOf(error)?.code !== "STORAGE_FULL") return error;
  return new StartError(`There is no room left on the disk of ${folder}; make room and try again.`);
}
