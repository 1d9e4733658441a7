import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { findKindRefusal } from "../../../desk/examine-file";
import { documentEndings, isPictureName, pictureEndings } from "../../../schema/formats";
import { documentsUrl, lightPage } from "../../../site/documents";
import { language, translate } from "../../page";
import { type ReferenceOption, useSurroundings } from "../surroundings";
import { FieldBox, FieldLabel, type FieldProps, findHint } from "./FieldBox";
import { LanguageGroup } from "./LanguageGroup";
import { SearchInput } from "./SearchInput";

const LightCopy = lazy(() => import("../../light/LightCopy"));
const Photographs = lazy(() => import("../../light/Photographs"));

/** Renders a document or a picture. */
export function DocumentField({ name, field }: FieldProps) {
  const own = { name, title: field.label[language], isPicture: field.kind === "picture" };
  return <DocumentInput {...own} label={<FieldLabel field={field} />} hint={findHint(field)} />;
}

/** Renders a document in every language. */
export function DocumentsField(props: FieldProps) {
  return (
    <LanguageGroup {...props}>
      {({ code, ...input }) => (
        <DocumentInput key={code} {...input} code={code} title={input.label} isPicture={false} hint="" />
      )}
    </LanguageGroup>
  );
}

interface DocumentInputProps {
  readonly name: string;
  readonly label: ReactNode;
  /** The label as a text, for messages. */
  readonly title: string;
  readonly hint: string;
  readonly isPicture: boolean;
  /** The language of the document, if the field has one for each. */
  readonly code?: string;
}

/** Renders a chosen document with buttons to look at it, to choose another and to remove it. */
function DocumentInput({ name, label, title, hint, isPicture, code = "" }: DocumentInputProps) {
  const { takeDocument, findDocumentUrl, proposeKey } = useSurroundings();
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState("");
  /** The photographs, or the one PDF, that a document is made of. */
  const [sources, setSources] = useState<readonly File[]>([]);
  const chosen = String(field.value).replace(/^.*\//u, "");
  const url = chosen === "" ? undefined : findDocumentUrl(chosen);
  const endings = isPicture ? pictureEndings : [...documentEndings, ...pictureEndings];
  const choose = (document: string) => field.onChange(document === "" ? "" : `${documentsUrl}/${document}`);
  const take = async (file: File | undefined) => {
    setSources([]);
    if (!file) return;
    setSaid(translate("form.checking-file"));
    const taken = await takeDocument(file);
    setSaid("");
    if ("fault" in taken) setFault(taken.fault);
    else choose(taken.name);
  };
  // The panels take a file once, whatever the form shows by then.
  const takeNewest = useRef(take);
  takeNewest.current = take;
  const takeMade = useCallback((file: File | undefined) => void takeNewest.current(file), []);
  const offer = (form: HTMLFormElement | null, files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const refusal = files.map(({ name: found }) => findKindRefusal(found, isPicture, title)).find(Boolean);
    setFault(refusal?.[language]);
    const arePhotographs = !isPicture && files.every((one) => isPictureName(one.name));
    if (refusal) setSources([]);
    else if (arePhotographs || (files.length === 1 && /\.pdf$/iu.test(file.name) && file.size > lightPage))
      setSources(files);
    else if (files.length === 1) void take(file);
    else if (form) void import("../place-files").then(({ placeFiles }) => placeFiles(form, files));
  };
  const [source] = sources;
  const key = getValues("key") || proposeKey(getValues()) || "document";
  const panel = source && (
    <Suspense fallback={<p role="status">{translate("form.checking-file")}</p>}>
      {isPictureName(source.name) ? (
        <Photographs files={sources} name={`${code === "" ? key : `${key}-${code}`}.pdf`} onDone={takeMade} />
      ) : (
        <LightCopy file={source} onDone={takeMade} />
      )}
    </Suspense>
  );
  return (
    <FieldBox {...{ name, label, hint, said, fault }}>
      {(attributes) => (
        <div className="document">
          {chosen !== "" && (
            <p className="chosen buttons">
              {url === undefined ? (
                chosen
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {chosen}
                </a>
              )}
              <button type="button" aria-label={`${translate("form.remove")}: ${chosen}`} onClick={() => choose("")}>
                {translate("form.remove")}
              </button>
            </p>
          )}
          <span className="choose">
            <span id={`${attributes.id}-choose`} aria-hidden="true">
              {translate(chosen === "" ? "form.choose-file" : "form.choose-other-file")}
            </span>
            <input
              {...attributes}
              ref={field.ref}
              type="file"
              multiple={!isPicture}
              data-language={isPicture ? undefined : code}
              accept={endings.join(",")}
              aria-labelledby={`${attributes.id}-label ${attributes.id}-choose`}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                offer(target.form, Array.from(target.files ?? []));
                // The same file can be chosen again after it was corrected.
                target.value = "";
              }}
            />
          </span>
          {panel}
          <PublishedDocuments
            id={attributes.id}
            endings={isPicture ? pictureEndings : documentEndings}
            onChoose={choose}
            onFault={setFault}
          />
        </div>
      )}
    </FieldBox>
  );
}

interface PublishedDocumentsProps {
  readonly id: string;
  readonly endings: readonly string[];
  readonly onChoose: (document: string) => void;
  readonly onFault: (fault: string | undefined) => void;
}

/** Renders a box to choose a document that another entry has already, which loads their names when it opens. */
function PublishedDocuments({ id, endings, onChoose, onFault }: PublishedDocumentsProps) {
  const { listDocuments } = useSurroundings();
  const [options, setOptions] = useState<readonly ReferenceOption[]>();
  const load = async () => {
    const fitting = (await listDocuments()).filter((name) => endings.some((ending) => name.endsWith(ending)));
    setOptions(fitting.map((name) => ({ value: name, label: name })));
  };
  return (
    <details lang={language} onToggle={() => void load()}>
      <summary>{translate("form.published-document")}</summary>
      {options && (
        <>
          <label htmlFor={`${id}-published`}>{translate("form.published-document-name")}</label>
          <SearchInput
            {...{ options, onFault }}
            attributes={{ id: `${id}-published`, "aria-describedby": undefined, "aria-invalid": false }}
            value=""
            onChange={(name) => {
              if (name !== "") onChoose(name);
            }}
          />
        </>
      )}
    </details>
  );
}
