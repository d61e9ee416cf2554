import { usePage } from "../../rendering/PageContext";

/** Sets the HTTP status that the server answers this page with. */
export function useResponseStatus(status: number): void {
  const { response } = usePage();
  if (response) response.status = status;
}
