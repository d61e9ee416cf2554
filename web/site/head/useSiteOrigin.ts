import { usePage } from "../../rendering/PageContext";

/** The origin for links and previews, without a trailing slash. */
export function useSiteOrigin(): string {
  return usePage().origin;
}
