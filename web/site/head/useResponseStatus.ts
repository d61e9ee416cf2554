import { usePage } from "../../rendering/PageContext";

/** Sets the HTTP status of this page. Undefined leaves it unchanged. */
export function useResponseStatus(status: number | undefined): void {
  const { response } = usePage();
  if (response && status !== undefined) response.status = status;
}

/** Asks search engines not to index the page, by a response header, as the page's robots meta element does. */
export function useUnlisted(isUnlisted: boolean): void {
  const { response } = usePage();
  if (response && isUnlisted) response.isUnlisted = true;
}
