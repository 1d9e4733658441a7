import { useCallback, useEffect, useRef, useState } from "react";
import { formatKilobytes } from "../../documents/bytes";
import { findPhotographFault } from "../../documents/kinds";
import { toPublishedName } from "../../documents/names";
import { createPicturePdf, type PicturePage } from "../../documents/picture-pdf";
import { formatMessage } from "../../messages";
import { pictureEndings } from "../../schema/formats";
import { language, translate } from "../page";
import { drawPhotograph } from "./draw-page";
import { PagePicture } from "./PagePicture";

/** A photograph as a page of the document. */
interface Photograph {
  readonly file: File;
  readonly turns: number;
  readonly page: PicturePage;
  readonly id: string;
}

/** Draws a photograph, or says why it cannot be a page. */
async function draw(file: File, turns: number): Promise<Photograph | string> {
  const fault = findPhotographFault(toPublishedName(file.name), new Uint8Array(await file.arrayBuffer()));
  if (fault) return formatMessage(fault, language);
  try {
    return { file, turns, page: await drawPhotograph(file, turns), id: crypto.randomUUID() };
  } catch {
    return translate("light.no-memory", { name: file.name });
  }
}

interface Props {
  readonly files: readonly File[];
  /** The name of the document. */
  readonly name: string;
  /** Takes the document; undefined if the photographs are discarded. */
  readonly onDone: (file: File | undefined) => void;
}

/** Makes one document of photographs, which can be put in order, turned, removed and added. */
export default function Photographs({ files, name, onDone }: Props) {
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const [said, setSaid] = useState("");
  const [faults, setFaults] = useState<readonly string[]>([]);
  const isOver = useRef(false);
  const add = useCallback(async (added: readonly File[]) => {
    for (const [index, file] of added.entries()) {
      setSaid(translate("light.working", { page: index + 1, pages: added.length }));
      const drawn = await draw(file, 0);
      if (isOver.current) return;
      if (typeof drawn === "string") setFaults((before) => [...before, drawn]);
      else setPhotographs((before) => [...before, drawn]);
    }
    setSaid("");
  }, []);
  useEffect(() => {
    isOver.current = false;
    void add(files);
    return () => {
      isOver.current = true;
    };
  }, [add, files]);
  const turn = async (one: Photograph) => {
    const drawn = await draw(one.file, (one.turns + 1) % 4);
    if (typeof drawn === "string") setFaults((before) => [...before, drawn]);
    else setPhotographs((before) => before.map((each) => (each === one ? drawn : each)));
  };
  const move = (index: number, by: number) =>
    setPhotographs((before) => {
      const others = before.filter((_, at) => at !== index);
      return [...others.slice(0, index + by), ...before.slice(index, index + 1), ...others.slice(index + by)];
    });
  const pdf = createPicturePdf(photographs.map(({ page }) => page));
  const isBusy = said !== "";
  return (
    <div className="light">
      <p>{translate("light.photographs")}</p>
      {faults.map((fault) => (
        <p key={fault} role="alert" className="error">
          {fault}
        </p>
      ))}
      <ol className="light-pages">
        {photographs.map((one, index) => {
          const page = translate("light.page", { page: index + 1 });
          const buttons = [
            { key: "light.turn", run: () => void turn(one), isOff: isBusy },
            { key: "form.move-up", run: () => move(index, -1), isOff: index === 0 },
            { key: "form.move-down", run: () => move(index, 1), isOff: index === photographs.length - 1 },
            {
              key: "form.remove",
              run: () => setPhotographs(photographs.filter((each) => each !== one)),
              isOff: isBusy,
            },
          ] as const;
          return (
            <li key={one.id}>
              <PagePicture picture={one.page.jpeg} name={page} />
              {buttons.map(({ key, run, isOff }) => (
                <button
                  key={key}
                  type="button"
                  aria-label={`${translate(key)}: ${page}`}
                  disabled={isOff}
                  onClick={run}
                >
                  {translate(key)}
                </button>
              ))}
            </li>
          );
        })}
      </ol>
      <p role="status">{said}</p>
      <span className="choose">
        <span aria-hidden="true">{translate("light.add")}</span>
        <input
          type="file"
          multiple
          disabled={isBusy}
          accept={pictureEndings.join(",")}
          aria-label={translate("light.add")}
          onChange={({ target }) => void add(Array.from(target.files ?? []))}
        />
      </span>
      <p className="buttons">
        <button
          type="button"
          className="main-button"
          disabled={isBusy || photographs.length === 0}
          onClick={() => onDone(new File([pdf], name, { type: pdf.type }))}
        >
          {translate("light.make", { count: photographs.length, size: formatKilobytes(pdf.size) })}
        </button>
        <button type="button" onClick={() => onDone(undefined)}>
          {translate("light.discard")}
        </button>
      </p>
    </div>
  );
}
