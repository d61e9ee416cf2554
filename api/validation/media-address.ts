import { z } from "zod";

const longest = 2_048;
const siteAddress = /^\/[^/\\\s][^\\\s]*$/;

/** The address of a picture or video: a path of this site, or an http or https address. */
export function mediaAddress(label: string) {
  return z
    .string()
    .trim()
    .max(longest, `${label} may be at most ${longest} characters long`)
    .refine(isMediaAddress, `${label} must be a path such as /objects/name.png or a web address`);
}

/** Like {@link mediaAddress}, but null is allowed. An empty text becomes null. */
export function optionalMedia(label: string) {
  return z.preprocess((value) => (value === "" ? null : value), mediaAddress(label).nullable());
}

function isMediaAddress(value: string): boolean {
  if (/[\p{Cc}\p{Surrogate}]/u.test(value)) return false;
  if (siteAddress.test(value)) return !value.split(/[?#]/)[0]?.split("/").includes("..");
  return /^https?:\/\//i.test(value) && URL.canParse(value) && !/\s/.test(value);
}
