import type { InjectOptions } from "fastify";
import sharp from "sharp";
import type { TestSite } from "./test-site.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Prepares an upload call: requests the address, starts the multipart upload or sends the file that the call
 * needs.
 * @param call method and path as in the OpenAPI description, such as "get /s3/multipart/{uploadId}"
 * @returns the request to send. Undefined for calls that are not uploads
 */
export async function uploadCall(
  { app }: TestSite,
  owner: string,
  call: string,
): Promise<InjectOptions | undefined> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const headers = { "x-vitrine-client": "1" };
  const ask = async (method: Method, url: string, payload?: Buffer) =>
    app.inject({
      method,
      url,
      headers: { ...headers, cookie: owner },
      ...(payload && { payload }),
    });
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  const requestAddress = async (): Promise<string> =>
    (await ask("POST", "/api/objects/upload")).json().uploadURL;
  const startParts = async () => {
    const { uploadId, key } = (await ask("POST", "/s3/multipart")).json();
    const url = `/s3/multipart/${uploadId}`;
    const signed = (await ask("GET", `${url}/1?key=${key}`)).json().url;
    const sent = await ask("PUT", pathOf(signed), picture);
    return { url, key, parts: [{ PartNumber: 1, ETag: sent.headers.etag }] };
  };

  switch (call) {
    case "put /api/objects/upload/{id}":
      return { method: "PUT", url: pathOf(await requestAddress()), payload: picture };
    case "put /api/objects/image": {
      const imageURL = await requestAddress();
      await ask("PUT", pathOf(imageURL), picture);
      return { method: "PUT", url: "/api/objects/image", payload: { imageURL } };
    }
    case "post /api/upload/single":
      return { method: "POST", url: "/api/upload/single", ...formOf("image", picture) };
    case "get /s3/multipart/{uploadId}":
    case "delete /s3/multipart/{uploadId}": {
      const { url, key } = await startParts();
      return { method: call.startsWith("get") ? "GET" : "DELETE", url: `${url}?key=${key}` };
    }
    case "get /s3/multipart/{uploadId}/{partNumber}": {
      const { url, key } = await startParts();
      return { method: "GET", url: `${url}/2?key=${key}` };
    }
    case "post /s3/multipart/{uploadId}/complete": {
      const { url, key, parts } = await startParts();
      return { method: "POST", url: `${url}/complete?key=${key}`, payload: { parts } };
    }
    default:
      return undefined;
  }
}

function formOf(field: string, file: Buffer): InjectOptions {
  const boundary = "----vitrine";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "x-vitrine-client": "1",
    },
  };
}
