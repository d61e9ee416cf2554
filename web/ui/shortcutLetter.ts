/**
 * The letter of a shortcut, in lower case. In keyboard layouts without Latin letters, such as the
 * Russian one, it is the letter that the same key has on a Latin keyboard.
 */
export function shortcutLetter({ key, code }: { key: string; code: string }): string {
  return (/^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, "") : key).toLowerCase();
}
