import pLimit from "p-limit";
import { whereFound } from "../../access/audience.ts";
import { visitor } from "../../access/viewer.ts";
import type { Context } from "../../builder/context.ts";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { BusyFault } from "../../errors/busy-fault.ts";
import { executeOperation } from "../../graphql/execute.ts";
import { rememberResults } from "../../graphql/remember-results.ts";
import { log } from "../../log.ts";
import type { MarkLettering } from "../../media/derivatives/draw-mark.ts";
import type { Storage } from "../../media/storage/storage.ts";
import { readSiteWords } from "../../site/read-site-words.ts";
import { Interrupted, type Worker } from "../../worker/open-worker.ts";
import { completeData } from "../complete-data.ts";
import { letterName } from "../lettering/letter-name.ts";
import type { PdfJob } from "./pdf-job.ts";
import { arrangeSheet, nameOfSheet } from "./sheet.ts";
import type { Paper, Sheet, WantedPicture } from "./sheet-parts.ts";
import { type SheetData, sheetQuery } from "./sheet-query.ts";

/** What a PDF contains: a project by its slug, or, for null, the briefs (summaries) of several projects. */
export type PdfSubject = { slug: string | null; paper: Paper };

/** A PDF with the content that one viewer may see. */
export type FoundPdf = {
  /** The key of the PDF in the storage. It changes with anything that is visible in the PDF. */
  key: string;
  title: string;
  isMade: () => Promise<boolean>;
  /**
   * Makes the PDF, unless it exists.
   * @param isUrgent whether somebody waits for the PDF. Other jobs are interrupted when memory is needed
   * @throws {BusyFault} where too many PDFs wait to be made
   * @throws {Interrupted} where a job that is not urgent was interrupted
   */
  make: (isUrgent: boolean) => Promise<void>;
};

type PrintedPicture = WantedPicture & {
  asset: MediaAsset;
  /** The watermark on the picture, and the share link whose reader it names. Null for none. */
  mark: { linkId: number; name: string; lettering: MarkLettering } | null;
};

/** The folder of PDFs in the storage. */
const pdfFolder = "pdf/";

/** The maximum size of a PDF, and the maximum size of all its pictures together, in bytes. */
const maxBytes = 10_000_000;
const maxPictureBytes = 9_400_000;

/** The pictures' widths are multiplied by each of these factors in turn, until the PDF is small enough. */
const factors = [1, 0.72, 0.5, 0.36, 0.24];

/** The estimated size of a pixel in a JPEG, in bytes. */
const bytesPerPixel = 0.12;

/** How many PDFs may wait to be made. */
const maxWaiting = 20;

type Options = { worker: Worker<PdfJob>; publicUrl: string | undefined };

/** Finds PDFs, and makes them one at a time. A stored PDF is used until something that it shows changes. */
export function createPdfs({ worker, publicUrl }: Options) {
  const oneByOne = pLimit(1);
  const underWay = new Map<string, Promise<void>>();
  const remembered = rememberResults();

  /**
   * Finds the PDF with the content that a viewer may see. Null where the viewer gets no PDF.
   * @throws {BusyFault} where the database is unavailable, or {AggregateError} for another error of
   * a read
   */
  const find = async (subject: PdfSubject, context: Context): Promise<FoundPdf | null> => {
    const { slug, paper } = subject;
    const { viewer } = context;
    const variables = { slug: slug ?? "", isProject: slug !== null };
    const result = await remembered(JSON.stringify(variables), context, (watched) =>
      executeOperation(sheetQuery, variables, watched),
    );
    const read = completeData(result) as SheetData; // the shape of the query
    if (slug !== null && !read.project?.hasPdf) return null;
    const words = await readSiteWords(context.database);
    const reader = viewer.link?.nameShown ?? "";
    const arranged = arrangeSheet(read, { paper, words, origin: publicUrl, reader });
    if (!arranged) return null;
    const { sheet, pictures } = arranged;
    const printed = await Promise.all(pictures.map((picture) => printedOf(picture, context)));
    const seen = printed.map(
      (each) => each && [each.asset.path, each.asset.checksum, each.width, each.mark?.name],
    );
    const key = `${pdfFolder}${nameOfSheet(sheet, seen)}.pdf`;
    const { storage } = context.media;
    const isMade = async () => (await storage.stat(key)) !== null;
    const ensure = async (isUrgent: boolean): Promise<void> => {
      if (await isMade()) return;
      const known = underWay.get(key);
      if (!known && oneByOne.pendingCount >= maxWaiting) throw new BusyFault();
      const making =
        known ??
        oneByOne(() => make(key, sheet, printed, isUrgent, context)).finally(() =>
          underWay.delete(key),
        );
      underWay.set(key, making);
      await making.catch((error) => {
        // This urgent request had joined a job that was not urgent, and so was interrupted.
        if (known && isUrgent && error instanceof Interrupted) return ensure(true);
        throw error;
      });
    };
    return { key, title: sheet.title, isMade, make: ensure };
  };

  const make = async (
    key: string,
    sheet: Sheet,
    pictures: readonly (PrintedPicture | null)[],
    isUrgent: boolean,
    { database, media: { storage, derivatives } }: Context,
  ) => {
    const fonts =
      sheet.fonts.length === 0
        ? []
        : await database.siteFont.findMany({
            where: { firstChecksum: { not: null } },
            select: { role: true, bytes: true },
          });
    for (const factor of factors) {
      const isLast = factor === factors.at(-1);
      const widthOf = ({ width, asset }: PrintedPicture) =>
        Math.max(1, Math.round(Math.min(width, drawnOr(asset, width)) * factor));
      const pixels = pictures.map((each) => {
        if (!each) return 0;
        const width = widthOf(each);
        return (width * width * each.asset.height) / each.asset.width;
      });
      if (!isLast && sum(pixels) * bytesPerPixel > maxPictureBytes) continue;
      const keys = await Promise.all(
        pictures.map((each) => {
          if (!each) return null;
          const { asset, mark } = each;
          const width = widthOf(each);
          return mark
            ? derivatives.ensureMarked(asset, { width, format: "jpeg" }, mark)
            : derivatives.ensureForPrint(asset, width, isUrgent);
        }),
      );
      const sizes = await Promise.all(
        keys.map(async (each) => (each === null ? 0 : ((await storage.stat(each))?.size ?? 0))),
      );
      if (!isLast && sum(sizes) > maxPictureBytes) continue;
      const bytes = await withFiles(storage, keys, (files) =>
        worker.run({ sheet, pictures: files, fonts }, isUrgent),
      );
      if (!bytes || (!isLast && bytes.length > maxBytes)) continue;
      await storage.write(key, bytes);
      return;
    }
  };

  return { find, close: worker.close };
}

export type Pdfs = ReturnType<typeof createPdfs>;

/** The minimum time for which a PDF that is not for visitors is stored, in milliseconds. */
const storedTime = 60 * 60 * 1_000;

/**
 * Makes those PDFs for visitors that are missing, and removes outdated PDFs.
 * @param context the context of a visitor
 * @returns "interrupted" where a PDF was aborted to free memory for an upload, or because the server stops;
 * "failed" where a PDF could not be made, or its content could not be read
 */
export async function preparePdfs(
  pdfs: Pdfs,
  context: Context,
): Promise<"complete" | "failed" | "interrupted"> {
  const { database, viewer, asOf, clock, media } = context;
  const offered = await database.project.findMany({
    where: { AND: [whereFound(viewer, asOf, "address"), { offersPdf: true }] },
    select: { slug: true },
  });
  const wanted = new Set<string>();
  let hasFailed = false;
  let areAllKnown = true;
  for (const slug of [null, ...offered.map((project) => project.slug)]) {
    for (const paper of ["a4", "us-letter", "slides"] as const) {
      let found: FoundPdf | null | undefined;
      try {
        found = await pdfs.find({ slug, paper }, context);
        if (found) wanted.add(found.key);
        await found?.make(false);
      } catch (error) {
        if (error instanceof Interrupted) return "interrupted";
        hasFailed = true;
        if (found === undefined) areAllKnown = false;
        log.warn({ err: error, slug, paper }, "a PDF was not made");
      }
    }
  }
  // If the content of a PDF could not be read, nothing is removed, because a stored PDF may have that
  // content.
  if (!areAllKnown) return "failed";
  const limit = new Date(clock().getTime() - storedTime);
  for await (const { key, modifiedAt } of media.storage.list(pdfFolder)) {
    if (!wanted.has(key) && modifiedAt < limit) await media.storage.remove(key);
  }
  return hasFailed ? "failed" : "complete";
}

/** Prepares a picture for a viewer. Null if the viewer may not see it, or its watermark cannot be drawn. */
async function printedOf(
  picture: WantedPicture,
  { mediaAssets, media: { access }, viewer }: Context,
): Promise<PrintedPicture | null> {
  const asset = await mediaAssets.load(picture.path);
  if (!asset || (await access.read(viewer, asset.path)) === "none") return null;
  const { link, ...own } = viewer;
  // Like in media-plugin.ts, a picture that the viewer may also see without the link has no watermark.
  const isOpen = !link?.mark || (await isReadable(asset.path, own, access));
  if (isOpen) return { ...picture, asset, mark: null };
  const lettering = await letterName(link.mark ?? "");
  return (
    lettering && { ...picture, asset, mark: { linkId: link.id, name: link.mark ?? "", lettering } }
  );
}

async function isReadable(
  path: string,
  viewer: Context["viewer"],
  access: Context["media"]["access"],
) {
  const readings = [await access.read(visitor, path), await access.read(viewer, path)];
  return readings.some((reading) => reading !== "none");
}

/**
 * The maximum width of a picture, in pixels: `wanted` for an SVG, which can have any width;
 * otherwise the width of the stored picture, because pictures are never enlarged.
 */
function drawnOr({ mediaType, width }: MediaAsset, wanted: number): number {
  return mediaType === "image/svg+xml" ? wanted : width;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Provides stored files as local files while `use` runs. A null key becomes a null file. */
async function withFiles<Result>(
  storage: Storage,
  keys: readonly (string | null)[],
  use: (files: (string | null)[]) => Promise<Result>,
): Promise<Result> {
  const [key, ...rest] = keys;
  if (key === undefined) return use([]);
  if (key === null) return withFiles(storage, rest, (files) => use([null, ...files]));
  return storage.withFile(key, (file) =>
    withFiles(storage, rest, (files) => use([file, ...files])),
  );
}
