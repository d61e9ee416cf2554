import { removeStored, storedKeys } from "./browserStorage";

/**
 * The prefix of the keys of a project's field backups in the browser's storage. A field backup is the unsaved
 * text of one field, see useFieldBackup.
 */
export function fieldBackupPrefix(databaseId: number): string {
  return `backup_${databaseId}_`;
}

/** Deletes the backups of a project's fields. */
export function clearFieldBackups(databaseId: number): void {
  for (const key of storedKeys(fieldBackupPrefix(databaseId))) removeStored(key);
}
