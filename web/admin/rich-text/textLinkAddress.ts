import { linkAddress } from "../linkAddress";

/**
 * The address of a link in a text: besides those of {@link linkAddress} a telephone number, a page of this
 * site, a part of its page. @returns null where it leads nowhere that a link may lead.
 */
export function textLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:\/(?!\/)|#)\S*$/.test(text) || /^tel:\+?[\d().-]+$/i.test(text)) return text;
  if (/^\+\d[\d ().-]{4,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
  return linkAddress(text);
}
