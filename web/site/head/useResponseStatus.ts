import { usePage } from "../../rendering/PageContext";

/** Sets the HTTP status of this page. Undefined leaves it unchanged. */
export function useResponseStatus(status: number | undefined): void {
  const { response } = usePage();
  if (response && status !== undefined) response.status = status;
}

/** Marks the response of a page as its head does: search engines should leave the page out. */
export function useUnlisted(isUnlisted: boolean): void {
  const { response } = usePage();
  if (response && isUnlisted) response.isUnlisted = true;
}
