import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { z } from "zod";
import type { LocaleCode } from "../../src/site/locales";
import type { Details } from "./details";
import { disclaimer, firstLine } from "./wording";

const fontFolder = path.resolve("node_modules/@fontsource/noto-sans-devanagari");

/** No quotation marks in it: they would be escaped on their way into the page. */
function styleSheet(): string {
  const ranges = z
    .object({ devanagari: z.string(), latin: z.string() })
    .parse(JSON.parse(readFileSync(path.join(fontFolder, "unicode.json"), "utf8")));
  const faces = Object.entries(ranges).map(([subset, range]) => {
    const file = path.join(fontFolder, "files", `noto-sans-devanagari-${subset}-400-normal.woff2`);
    const data = readFileSync(file).toString("base64");
    return `@font-face{font-family:Noto;src:url(data:font/woff2;base64,${data}) format(woff2);unicode-range:${range}}`;
  });
  return `${faces.join("")}
    @page { size: A4; margin: 22mm }
    body { margin: 0; color: #2b1b2e; font: 11pt/1.7 Noto }
    h1, h2, th { font-weight: 400 }
    h1 { font-size: 19pt; line-height: 1.5; margin: 10mm 0 6mm }
    h2 { font-size: 14pt; margin: 8mm 0 3mm }
    p { margin: 0; text-wrap: pretty }
    .specimen { border: 1.5pt solid #a8480c; color: #8a3a08; font-size: 14pt; padding: 1mm 5mm; margin: 0 1pt 8mm }
    .council { font-size: 14pt }
    section { break-inside: avoid }
    table { border-collapse: collapse; width: 100% }
    tr { border-bottom: 0.5pt solid #b9aeb4; break-inside: avoid }
    th, td { padding: 1mm 5mm 1mm 0; text-align: start; vertical-align: top }
    .number { text-align: end; padding-right: 10mm }
    th[scope=row] { width: 32%; color: #5f4c5c }
    .disclaimer { margin-top: 10mm; border-top: 1.5pt solid #a8480c; padding-top: 3mm }`;
}

let style: string | undefined;

/** A specimen as an HTML page with its fonts inside. */
export function paper(council: string, { title, fields, tables }: Details, language: LocaleCode): string {
  style ??= styleSheet();
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <p className="specimen">{firstLine[language]}</p>
        <p className="council">{council}</p>
        <h1>{title}</h1>
        <table>
          <tbody>
            {fields.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {tables.map(({ label, columns, rows }) => (
          <section key={label}>
            <h2>{label}</h2>
            <table>
              <thead>
                <tr>
                  {columns.map(({ label: heading, numeric }) => (
                    <th key={heading} scope="col" className={numeric ? "number" : undefined}>
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.join()}>
                    {columns.map(({ label: heading, numeric }, index) => (
                      <td key={heading} className={numeric ? "number" : undefined}>
                        {row[index]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
        <p className="disclaimer">{disclaimer[language]}</p>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
