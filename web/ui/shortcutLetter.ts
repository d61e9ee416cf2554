/**
 * The letter of a shortcut, in lower case. In keyboard layouts without Latin letters, such as Russian, it is
 * the letter that this key has on a US keyboard.
 */
export function shortcutLetter({ key, code }: { key: string; code: string }): string {
  return (/^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, "") : key).toLowerCase();
}
