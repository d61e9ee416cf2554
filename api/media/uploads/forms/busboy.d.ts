/** The part of busboy that the server uses. The package contains no types. */
declare module "busboy" {
  import type { IncomingHttpHeaders } from "node:http";
  import type { Readable, Writable } from "node:stream";

  type Parser = Writable & {
    on(
      event: "file",
      listener: (field: string, stream: Readable, about: { filename?: string }) => void,
    ): Parser;
    on(event: "close", listener: () => void): Parser;
    on(event: "error", listener: (error: Error) => void): Parser;
  };

  function busboy(options: {
    headers: IncomingHttpHeaders;
    defParamCharset?: "utf8";
    limits?: { files?: number; fields?: number; fileSize?: number };
  }): Parser;

  export = busboy;
}
