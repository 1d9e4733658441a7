import { type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { documentEndings, pictureEndings } from "../../../schema/formats";
import { documentsUrl } from "../../../site/documents";
import { language, translate } from "../../page";
import { type ReferenceOption, useSurroundings } from "../surroundings";
import { FieldBox, FieldLabel, type FieldProps, findHint } from "./FieldBox";
import { LanguageGroup } from "./LanguageGroup";
import { SearchInput } from "./SearchInput";

/** Renders a document or a picture. */
export function DocumentField({ name, field }: FieldProps) {
  const endings = field.kind === "picture" ? pictureEndings : documentEndings;
  return <DocumentInput {...{ name, endings }} label={<FieldLabel field={field} />} hint={findHint(field)} />;
}

/** Renders a document in every language. */
export function DocumentsField(props: FieldProps) {
  return (
    <LanguageGroup {...props}>
      {({ code, ...input }) => <DocumentInput key={code} {...input} endings={documentEndings} hint="" />}
    </LanguageGroup>
  );
}

interface DocumentInputProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint: string;
  readonly endings: readonly string[];
}

/** Renders a chosen document with buttons to look at it, to choose another and to remove it. */
function DocumentInput({ name, label, hint, endings }: DocumentInputProps) {
  const { takeDocument, findDocumentUrl } = useSurroundings();
  const { field } = useController({ name });
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState("");
  const chosen = String(field.value).replace(/^.*\//u, "");
  const url = chosen === "" ? undefined : findDocumentUrl(chosen);
  const choose = (document: string) => field.onChange(document === "" ? "" : `${documentsUrl}/${document}`);
  const take = async (file: File) => {
    setFault(undefined);
    setSaid(translate("form.checking-file"));
    const taken = await takeDocument(file);
    setSaid("");
    if ("fault" in taken) setFault(taken.fault);
    else choose(taken.name);
  };
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
              accept={endings.join(",")}
              aria-labelledby={`${attributes.id}-label ${attributes.id}-choose`}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file can be chosen again after it was corrected.
                if (file)
                  void take(file).finally(() => {
                    target.value = "";
                  });
              }}
            />
          </span>
          <PublishedDocuments id={attributes.id} endings={endings} onChoose={choose} onFault={setFault} />
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
