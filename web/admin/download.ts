import { addBasePath } from "../base-path";

/** Downloads a text as a file. */
export function download(text: string, fileName: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  downloadFrom(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads an address without leaving the page. An empty `fileName` leaves the name to the response. */
export function downloadFrom(address: string, fileName = ""): void {
  const link = document.createElement("a");
  link.href = addBasePath(address);
  link.download = fileName;
  link.click();
}
