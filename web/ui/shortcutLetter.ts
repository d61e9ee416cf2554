/**
 * The letter of a shortcut, in lower case. In layouts without Latin letters, such as the Russian one, it is
 * the letter at the place of the key on a keyboard with them.
 */
export function shortcutLetter({ key, code }: { key: string; code: string }): string {
  return (/^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, "") : key).toLowerCase();
}
