import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "../settings/buckets.ts";

/** How a request fails: with a status, a closed connection, half a response, or no response. */
export type Fault = number | "reset" | "truncate" | "hang";

/** A small S3 server in memory that can be made to fail. */
export type FakeBucket = {
  settings: BucketSettings;
  objects: Map<string, Buffer>;
  /** Multipart uploads that were neither completed nor cancelled, by id. */
  uploads: Map<string, Multipart>;
  /** The keys of all deletions. */
  deleted: string[];
  /** The faults of the next requests, in order. */
  faults: Fault[];
  /** Whether unsigned requests are accepted. */
  isPublic: boolean;
  /** The maximum number of entries on a page of a list. */
  pageSize: number;
  close: () => Promise<void>;
};

type Multipart = { key: string; parts: Map<number, Buffer> };

export async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Multipart>();
  const state: State = {
    objects,
    uploads,
    deleted: [],
    faults: [],
    isPublic: false,
    pageSize: 1_000,
  };
  const server = createServer((request, response) => {
    handle(request, response, state).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const endpoint = `http://127.0.0.1:${port}`;
  return Object.assign(state, {
    settings: {
      name: "shop-window",
      region: "us-east-1",
      endpoint,
      accessKeyId: "id",
      secretAccessKey: "secret",
      credentialsEndpoint: undefined,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

type State = Pick<
  FakeBucket,
  "objects" | "uploads" | "deleted" | "faults" | "isPublic" | "pageSize"
>;

async function handle(request: IncomingMessage, response: ServerResponse, state: State) {
  const isSigned = request.headers.authorization || request.url?.includes("X-Amz-Signature=");
  if (!isSigned && !state.isPublic) return refuse(response, 403, "AccessDenied");
  const fault = state.faults.shift();
  if (fault === "reset") return request.socket.resetAndDestroy();
  if (fault === "hang") return;
  const body = await buffer(request);
  if (typeof fault === "number")
    return refuse(response, fault, fault === 403 ? "AccessDenied" : "SlowDown");
  const url = new URL(request.url ?? "/", "http://bucket");
  const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
  const uploadId = url.searchParams.get("uploadId");
  if (uploadId || url.searchParams.has("uploads")) {
    return answerMultipart(request, response, state, { url, key, uploadId, body });
  }
  if (!key && request.method === "HEAD") return response.end();
  if (!key) return answerList(response, state, url.searchParams);
  if (request.method === "PUT") {
    state.objects.set(key, body);
    return response.setHeader("etag", tagOf(body)).end();
  }
  if (request.method === "DELETE") {
    state.objects.delete(key);
    state.deleted.push(key);
    return response.writeHead(204).end();
  }
  const found = state.objects.get(key);
  if (!found) return refuse(response, 404, "NoSuchKey");
  return answerObject(request, response, found, fault === "truncate");
}

function answerObject(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Buffer,
  isTruncated: boolean,
) {
  const [, start, end] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? "") ?? [];
  const part = start ? whole.subarray(Number(start), end ? Number(end) + 1 : undefined) : whole;
  response.writeHead(start ? 206 : 200, { "content-length": part.length, etag: tagOf(whole) });
  if (request.method === "HEAD") return response.end();
  if (!isTruncated) return response.end(part);
  response.write(part.subarray(0, part.length / 2), () => response.socket?.destroy());
}

/** The entries of one page of a list. This server uses the index of a page's first entry as its marker. */
function pageOf<Entry>(entries: Entry[], marker: string | null, { pageSize }: State) {
  const start = Number(marker ?? 0);
  const end = start + pageSize;
  return { page: entries.slice(start, end), next: end < entries.length ? end : undefined };
}

function answerList(response: ServerResponse, state: State, parameters: URLSearchParams) {
  const prefix = parameters.get("prefix") ?? "";
  const found = [...state.objects].filter(([key]) => key.startsWith(prefix));
  const { page, next } = pageOf(found, parameters.get("continuation-token"), state);
  const contents = page.map(
    ([key, bytes]) =>
      `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  response.end(
    `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated><NextContinuationToken>${next ?? ""}</NextContinuationToken>${contents.join("")}</ListBucketResult>`,
  );
}

type MultipartRequest = { url: URL; key: string; uploadId: string | null; body: Buffer };

function answerMultipart(
  { method }: IncomingMessage,
  response: ServerResponse,
  state: State,
  { url, key, uploadId, body }: MultipartRequest,
) {
  const { objects, uploads } = state;
  if (!uploadId && method === "GET") return answerUploads(response, state, url.searchParams);
  if (!uploadId) {
    const id = `upload-${uploads.size + 1}`;
    uploads.set(id, { key, parts: new Map() });
    return response.end(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const upload = uploads.get(uploadId);
  if (!upload) return refuse(response, 404, "NoSuchUpload");
  if (method === "PUT") {
    upload.parts.set(Number(url.searchParams.get("partNumber")), body);
    return response.setHeader("etag", tagOf(body)).end();
  }
  if (method === "GET") return answerParts(response, state, upload, url.searchParams);
  uploads.delete(uploadId);
  if (method === "DELETE") return response.writeHead(204).end();
  return complete(response, objects, upload, body.toString());
}

function answerParts(
  response: ServerResponse,
  state: State,
  upload: Multipart,
  parameters: URLSearchParams,
) {
  const parts = [...upload.parts].sort(([a], [b]) => a - b);
  const { page, next } = pageOf(parts, parameters.get("part-number-marker"), state);
  const list = page.map(
    ([number, bytes]) =>
      `<Part><PartNumber>${number}</PartNumber><Size>${bytes.length}</Size><ETag>${tagOf(bytes)}</ETag></Part>`,
  );
  response.end(
    `<ListPartsResult><IsTruncated>${next !== undefined}</IsTruncated><NextPartNumberMarker>${next ?? 0}</NextPartNumberMarker>${list.join("")}</ListPartsResult>`,
  );
}

function answerUploads(response: ServerResponse, state: State, parameters: URLSearchParams) {
  const { page, next } = pageOf([...state.uploads], parameters.get("key-marker"), state);
  const list = page.map(
    ([id, { key }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2026-01-01T00:00:00.000Z</Initiated></Upload>`,
  );
  response.end(
    `<ListMultipartUploadsResult><IsTruncated>${next !== undefined}</IsTruncated><NextKeyMarker>${next ?? ""}</NextKeyMarker>${list.join("")}</ListMultipartUploadsResult>`,
  );
}

function complete(
  response: ServerResponse,
  objects: Map<string, Buffer>,
  { key, parts }: Multipart,
  list: string,
) {
  const named = [...list.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => ({
    number: Number(/<PartNumber>(\d+)/.exec(part)?.[1]),
    tag: /<ETag>(.*?)<\/ETag>/.exec(part)?.[1]?.replaceAll("&quot;", '"'),
  }));
  const chosen = named.flatMap(({ number, tag }) => {
    const bytes = parts.get(number);
    return bytes && tagOf(bytes) === tag ? [bytes] : [];
  });
  if (chosen.length < named.length) return refuse(response, 400, "InvalidPart");
  objects.set(key, Buffer.concat(chosen));
  response.end("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

function tagOf(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}
