/** Creates a PDF with more in its catalog or page, a page's content, and a whole cross-reference table. */
export function createPdf({
  catalog = "",
  page = "",
  content = "",
  more = [] as string[],
  trailer = "",
  end = "%%EOF\n",
} = {}): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R ${page}>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ...more,
  ];
  let text = "%PDF-1.5\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}trailer\n<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n${end}`, "latin1");
}
