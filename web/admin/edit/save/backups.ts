/** What the names of all that this browser keeps of a project's fields begin with. */
export function backupPrefix(databaseId: number): string {
  return `backup_${databaseId}_`;
}

/** Deletes what this browser keeps of a project's fields. */
export function clearBackups(databaseId: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(backupPrefix(databaseId))) localStorage.removeItem(key);
    }
  } catch {
    // Not allowed; then there are none.
  }
}
