import { createContext, useContext } from "react";

/** Where a page leaves the HTTP status of its answer; read by the server once the page is rendered. */
export const ResponseStatus = createContext<{ status: number }>({ status: 200 });

/** Sets the HTTP status that the server answers this page with. */
export function useResponseStatus(status: number): void {
  useContext(ResponseStatus).status = status;
}
