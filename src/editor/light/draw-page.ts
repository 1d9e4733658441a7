import type { PicturePage } from "../../documents/picture-pdf";
import { lightPage } from "../../site/documents";

/** The source of a drawn page, with its size in pixels. */
export interface PageSource {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** The longest side in pixels and the quality of JPEG, from the best; A4 has 1,754 pixels at 150 dpi. */
const tries = [
  [1754, 0.7],
  [1754, 0.5],
  [1500, 0.45],
  [1240, 0.4],
  [1240, 0.25],
  [1000, 0.2],
  [800, 0.1],
] as const;

/**
 * Draws a page as a JPEG that is light.
 *
 * @param turns the quarter turns to the right
 * @param most the bytes that the page may have
 * @throws Error if the device has no memory for it
 */
export async function drawLightPage(source: PageSource, turns = 0, most = lightPage): Promise<PicturePage> {
  let page: PicturePage | undefined;
  for (const [longest, quality] of tries) {
    page = await drawPage(source, Math.min(1, longest / Math.max(source.width, source.height)), turns, quality);
    if (page.jpeg.size <= most) break;
  }
  if (!page) throw new Error("A page has a try.");
  return page;
}

async function drawPage({ image, ...size }: PageSource, scale: number, turns: number, quality: number) {
  const [across, up] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = document.createElement("canvas");
  const [width = 1, height = 1] = turns % 2 === 0 ? [across, up] : [up, across];
  Object.assign(canvas, { width, height });
  try {
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("The device gives no canvas.");
    // A picture may be transparent.
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, -(across ?? 1) / 2, -(up ?? 1) / 2, across ?? 1, up ?? 1);
    return { jpeg: await toBlob(canvas, "image/jpeg", quality), width, height };
  } finally {
    // Phones free the memory of a canvas only so.
    canvas.width = 0;
  }
}

/** Returns the picture of a canvas. Rejects if the device has no memory for it. */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob && blob.size > 0 ? resolve(blob) : reject(new Error("No memory is left."));
    canvas.toBlob(take, type, quality);
  });
}

/**
 * Draws a photograph as a light page, upright as its camera says.
 *
 * @throws Error if the device has no memory for it
 */
export async function drawPhotograph(file: Blob, turns: number): Promise<PicturePage> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
    return await drawLightPage({ image, width: image.naturalWidth, height: image.naturalHeight }, turns);
  } finally {
    image.src = "";
    URL.revokeObjectURL(url);
  }
}
