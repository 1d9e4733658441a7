import { useEffect, useState } from "react";
import { formatKilobytes } from "../../documents/bytes";
import { createPicturePdf, type PicturePage } from "../../documents/picture-pdf";
import { getSlowSeconds, lightPage } from "../../site/documents";
import { translate } from "../page";
import { PagePicture } from "./PagePicture";
import { openScan } from "./read-scan";

/** The part of a scan's bytes that a copy may have to be worth its loss. */
const worth = 0.8;

interface Copy {
  readonly file: File;
  /** The first page of the scan, and of the copy. */
  readonly before: Blob;
  readonly after: Blob;
}

interface Props {
  readonly file: File;
  /** Takes the scan, or its copy. */
  readonly onDone: (file: File) => void;
}

/**
 * Offers a lighter copy of a scan, with its first page before and after. PDFs with text and light scans are accepted
 * unchanged.
 */
export default function LightCopy({ file, onDone }: Props) {
  const [copy, setCopy] = useState<Copy>();
  const [said, setSaid] = useState(translate("form.checking-file"));
  useEffect(() => {
    let isOver = false;
    const make = async () => {
      const scan = await openScan(file);
      try {
        if (isOver) return;
        if (!scan || file.size / scan.pages <= lightPage) return onDone(file);
        const pages: PicturePage[] = [];
        for (let page = 1; page <= scan.pages; page += 1) {
          setSaid(translate("light.working", { page, pages: scan.pages }));
          pages.push(await scan.draw(page));
          if (isOver) return;
        }
        const pdf = createPicturePdf(pages);
        const [first] = pages;
        if (!first || pdf.size > file.size * worth) return onDone(file);
        const before = await scan.show(1);
        setCopy({ file: new File([pdf], file.name, { type: pdf.type }), before, after: first.jpeg });
      } finally {
        await scan?.close();
      }
    };
    make().catch(() => setSaid(translate("light.no-memory", { name: file.name })));
    return () => {
      isOver = true;
    };
  }, [file, onDone]);
  const measure = ({ size }: Blob) =>
    translate("light.size", { size: formatKilobytes(size), seconds: getSlowSeconds(size) });
  const keep = (
    <button type="button" onClick={() => onDone(file)}>
      {translate("light.keep")}
    </button>
  );
  if (!copy)
    return (
      <div className="light">
        <p role="status">{said}</p>
        {keep}
      </div>
    );
  const sides = [
    { label: "light.before", page: copy.before, of: file },
    { label: "light.after", page: copy.after, of: copy.file },
  ] as const;
  return (
    <div className="light">
      <p role="status">{translate("light.offer")}</p>
      <div className="light-pages">
        {sides.map(({ label, page, of }) => (
          <figure key={label}>
            <figcaption>
              <strong>{translate(label)}</strong> {measure(of)}
            </figcaption>
            <PagePicture picture={page} name={translate("light.page", { page: 1 })} />
          </figure>
        ))}
      </div>
      <p className="buttons">
        <button type="button" className="main-button" onClick={() => onDone(copy.file)}>
          {translate("light.take")}
        </button>
        {keep}
      </p>
    </div>
  );
}
