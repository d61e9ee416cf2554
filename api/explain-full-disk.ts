import { storageFaultOf } from "./database/storage-fault.ts";
import { StartError } from "./start-error.ts";

/**
 * Converts the error of a full disk to a StartError, for commands. Returns any other error
 * unchanged.
 */
export function explainFullDisk(error: unknown, folder: string): unknown {
  if (storageFaultOf(error)?.code !== "STORAGE_FULL") return error;
  return new StartError(`There is no room left on the disk of ${folder}; make room and try again.`);
}
