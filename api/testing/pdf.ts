import { inflateSync } from "node:zlib";

/** A minimal PDF: one page with a text. */
export function pdfOf(words: string): Buffer {
  const content = `BT /F1 48 Tf 60 700 Td (${words}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, "0");
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, "latin1");
}

/** The objects of a PDF, with its strings as text. */
export function readPdf(file: Buffer): string {
  const source = file.toString("latin1");
  const streams = [...source.matchAll(/(?<!end)stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(file.subarray(index + length)).toString("latin1");
    } catch {
      return "";
    }
  });
  return [source, ...streams]
    .join("\n")
    .replaceAll(/<FEFF((?:[0-9A-F]{4})*)>/g, (_, hex: string) => {
      return `(${Buffer.from(hex, "hex").swap16().toString("utf16le")})`;
    });
}

/** The text of a response. If the response is a PDF, this includes the text of its compressed parts. */
export async function textOf(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer());
  const isPdf = response.headers.get("content-type") === "application/pdf";
  return isPdf ? readPdf(body) : body.toString();
}
