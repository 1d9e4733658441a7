/** The folder of the QR codes, below the published folder. */
const qrCodesUrl = "/qr";

/** Returns the URL path of the QR code with a page's URL, for printed pages. */
export function qrCodePath(page: string): string {
  return `${qrCodesUrl}${page === "/" ? "/index" : page}.svg`;
}
