import { usePage } from "../../rendering/PageContext";

/** Sets the HTTP status that the server answers this page with. Undefined leaves it as it is. */
export function useResponseStatus(status: number | undefined): void {
  const { response } = usePage();
  if (response && status !== undefined) response.status = status;
}
