import { usePage } from "../../rendering/PageContext";

/** Sets the HTTP status of this page. Undefined leaves it unchanged. */
export function useResponseStatus(status: number | undefined): void {
  const { response } = usePage();
  if (response && status !== undefined) response.status = status;
}

/** Has the response of a page say what its head says: that search engines are to leave it out. */
export function useUnlisted(isUnlisted: boolean): void {
  const { response } = usePage();
  if (response && isUnlisted) response.isUnlisted = true;
}
