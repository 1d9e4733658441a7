/** A page that is one picture, in JPEG. */
export interface PicturePage {
  readonly jpeg: Blob;
  /** The size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** The size of the page in points, by default A4 in the direction of the picture. */
  readonly points?: readonly [width: number, height: number];
}

/** The sides of A4 in points. */
const shortSide = 595;
const longSide = 842;

/** Writes a PDF of pages that are one picture each, as large as the page allows and in its middle (ISO 32000-1, 8.9.5). */
export function createPicturePdf(pages: readonly PicturePage[]): Blob {
  const parts: (string | Blob)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Blob) => {
    parts.push(part);
    length += typeof part === "string" ? part.length : part.size;
  };
  const writeObject = (dictionary: string, data?: string | Blob) => {
    offsets.push(length);
    const size = data === undefined ? "" : `/Length ${typeof data === "string" ? data.length : data.size}`;
    write(`${offsets.length} 0 obj\n<<${dictionary}${size}>>\n`);
    if (data !== undefined) {
      write("stream\n");
      write(data);
      write("\nendstream\n");
    }
    write("endobj\n");
  };
  write("%PDF-1.4\n");
  writeObject("/Type/Catalog/Pages 2 0 R");
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(" ");
  writeObject(`/Type/Pages/Count ${pages.length}/Kids[${kids}]`);
  for (const { jpeg, width, height, points } of pages) {
    const own = offsets.length + 1;
    const [across, up] = points ?? (width > height ? [longSide, shortSide] : [shortSide, longSide]);
    const scale = Math.min(across / width, up / height);
    const [left, bottom] = [(across - width * scale) / 2, (up - height * scale) / 2];
    const resources = `/Resources<</XObject<</P ${own + 2} 0 R>>>>`;
    writeObject(`/Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${up}]${resources}/Contents ${own + 1} 0 R`);
    const matrix = [width * scale, 0, 0, height * scale, left, bottom].map((value) => value.toFixed(2));
    writeObject("", `${matrix.join(" ")} cm /P Do`);
    const size = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
    writeObject(`/Type/XObject/Subtype/Image${size}/Filter/DCTDecode`, jpeg);
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = offsets.length + 1;
  write(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\n`);
  write(`startxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: "application/pdf" });
}
