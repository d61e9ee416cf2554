import { usePage } from "../../rendering/PageContext";

/** The address that pages give themselves in links and previews, without a trailing slash. */
export function useSiteOrigin(): string {
  return usePage().origin;
}
