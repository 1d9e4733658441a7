import type { getDocumentProxy } from "unpdf";
import { decodeLatin1 } from "../../documents/bytes";
import type { PicturePage } from "../../documents/picture-pdf";
import { documentLimit, lightPage } from "../../site/documents";
import { drawLightPage, toBlob } from "./draw-page";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A PDF whose pages are only pictures. */
export interface Scan {
  readonly pages: number;
  /** Draws a page, from 1, as a light page. Rejects if the device has no memory for it. */
  readonly draw: (page: number) => Promise<PicturePage>;
  /** Draws a page, from 1, as it is in the file. */
  readonly show: (page: number) => Promise<Blob>;
  readonly close: () => Promise<void>;
}

/** The pixels to a point at 150 dpi. */
const scale = 150 / 72;

/**
 * Opens a PDF whose pages are only pictures. Returns undefined for one with text, drawings, forms, notes, scripts, files or
 * a signature, and for one that is encrypted or cannot be read whole.
 */
export async function openScan(file: Blob): Promise<Scan | undefined> {
  const { getDocumentProxy, getResolvedPDFJS } = await import("unpdf");
  const { OPS } = await getResolvedPDFJS();
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A signature is never packed, since it names its place in the file.
  const isSigned = decodeLatin1(bytes).includes("/ByteRange");
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: true }).catch(() => undefined);
  if (!pdf) return undefined;
  const close = () => pdf.loadingTask.destroy();
  const isScan = !isSigned && (await hasOnlyPictures(pdf, OPS).catch(() => false));
  if (!isScan) {
    await close();
    return undefined;
  }
  // The copy of a scan with many pages must fit into a document.
  const most = Math.min(lightPage, (documentLimit * 0.95) / pdf.numPages);
  return {
    pages: pdf.numPages,
    draw: (number) =>
      draw(pdf, number, async (image, points) => {
        const { width, height } = image;
        return { ...(await drawLightPage({ image, width, height }, 0, most)), points };
      }),
    show: (number) => draw(pdf, number, (canvas) => toBlob(canvas, "image/png")),
    close,
  };
}

async function hasOnlyPictures(pdf: Pdf, operators: Readonly<Record<string, number>>): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  const others = await Promise.all([pdf.getFieldObjects(), pdf.hasJSActions(), pdf.getAttachments()]);
  if (others.some(Boolean) || ("EncryptFilterName" in info && info.EncryptFilterName)) return false;
  const { paintImageXObject, paintImageMaskXObject, paintInlineImageXObject, constructPath, endPath } = operators;
  const pictures = new Set([paintImageXObject, paintImageMaskXObject, paintInlineImageXObject]);
  const drawings = Object.entries(operators).flatMap(([name, code]) =>
    /^(?:showText|showSpacedText|shadingFill|beginAnnotation)/u.test(name) ? [code] : [],
  );
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const isDrawn = (code: number, index: number) =>
      drawings.includes(code) || (code === constructPath && argsArray[index]?.[0] !== endPath);
    const hasNotes = (await page.getAnnotations()).length > 0;
    if (hasNotes || !fnArray.some((code) => pictures.has(code)) || fnArray.some(isDrawn)) return false;
    page.cleanup();
  }
  return true;
}

/** Draws a page on a canvas, and returns what is made of the canvas. */
async function draw<Made>(
  pdf: Pdf,
  number: number,
  make: (canvas: HTMLCanvasElement, points: readonly [width: number, height: number]) => Promise<Made>,
): Promise<Made> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) });
  try {
    await page.render({ canvas, viewport }).promise;
    return await make(canvas, [viewport.width / scale, viewport.height / scale]);
  } finally {
    canvas.width = 0;
    page.cleanup();
  }
}
