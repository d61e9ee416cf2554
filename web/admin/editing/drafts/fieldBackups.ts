import { removeStored, storedKeys } from "./browserStorage";

/** What the names of all that this browser stores of a project's fields begin with. */
export function fieldBackupPrefix(databaseId: number): string {
  return `backup_${databaseId}_`;
}

/** Deletes what this browser stores of a project's fields. */
export function clearFieldBackups(databaseId: number): void {
  for (const key of storedKeys(fieldBackupPrefix(databaseId))) removeStored(key);
}
