import { usePage } from "../../rendering/PageContext";

/** Sets the HTTP status of this page. Undefined leaves it unchanged. */
export function useResponseStatus(status: number | undefined): void {
  const { response } = usePage();
  if (response && status !== undefined) response.status = status;
}
