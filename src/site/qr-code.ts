/** The folder of the QR codes, below the published folder. */
const qrCodesUrl = "/qr";

/** Returns the URL path of the QR code that leads from paper to a page. */
export function qrCodePath(page: string): string {
  return `${qrCodesUrl}${page === "/" ? "/index" : page}.svg`;
}
