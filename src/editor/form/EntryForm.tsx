import { useCallback, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { nameEntry } from "../../content/view";
import { EntryDocuments } from "../../desk/entry-documents";
import { getKey, readValues } from "../../desk/format";
import { mergeChanges } from "../../desk/merge";
import type { OpenedEntry } from "../../desk/opened-entry";
import { type FormProblem, findFormProblems } from "../../desk/problems";
import { createSavedText, type SavedText } from "../../desk/saved-text";
import { nameForm } from "../../desk/unsaved";
import { type FormValues, listFormFields, toValues } from "../../desk/values";
import { pages } from "../../schema/collections/site";
import { getFormUrl } from "../../site/editor";
import { isGroup } from "../../site/merge";
import { describeFault } from "../host/describe-fault";
import { language, translate } from "../page";
import { hasPreview } from "../preview/has-preview";
import { EntryState } from "./EntryState";
import { EntryField } from "./fields";
import { PreviewPane, wideScreen } from "./PreviewPane";
import { ProblemList } from "./ProblemList";
import { type Preparation, usePublishedDocuments, useReferences } from "./preparation";
import { type Desk, saveDraft } from "./save-draft";
import { type FormSurroundings, SurroundingsProvider } from "./surroundings";
import { TextsOfProduct } from "./TextsOfProduct";
import { toErrors } from "./to-errors";
import { useUnsaved } from "./use-unsaved";

interface Props extends Preparation {
  /** The key of the entry; empty for a new one. */
  readonly entryKey: string;
  /** The entry as it was opened; undefined for a new one. */
  readonly opened: OpenedEntry | undefined;
  /** The fields of the entry that a new one is a copy of. */
  readonly copied: FormValues | undefined;
  /** The product's text of the entry; undefined if the entry is the council's alone. */
  readonly below: string | undefined;
}

/** Renders the form of an entry, from the descriptions of its fields. */
export function EntryForm({ entryKey, opened: openedFirst, copied, below, ...preparation }: Props) {
  const { host, collection, rules, entries } = preparation;
  const fields = useMemo(() => listFormFields(collection), [collection]);
  const [opened, setOpened] = useState(openedFirst);
  const [key, setKey] = useState(entryKey);
  const stored = useRef(readValues(collection, openedFirst?.draft ?? openedFirst?.published));
  const base = useRef(toValues(fields, stored.current));
  /** The entry as the form has checked it last, which is what a save sends. */
  const checked = useRef<SavedText>(undefined);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [status, setStatus] = useState("");
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const isPreviewable = hasPreview(collection.name);
  const [isPreviewed, setIsPreviewed] = useState(isPreviewable && window.innerWidth >= wideScreen);
  const isNew = opened === undefined;

  const references = useReferences(entries);
  const listPublished = usePublishedDocuments(host);
  const documents = useMemo(() => new EntryDocuments(collection, listPublished), [collection, listPublished]);
  const desk: Desk = { host, collection, rules, entries, documents };
  /** Returns the fields of the entry, with those that the form does not show. */
  const toData = useCallback((values: FormValues): FormValues => ({ ...stored.current, ...values }), []);

  const form = useForm<FormValues>({
    defaultValues: copied ? toValues(fields, copied) : base.current,
    reValidateMode: "onBlur",
    resolver: (values) => {
      checked.current = createSavedText(collection, toData(values), rules);
      const found = findFormProblems(checked.current, language);
      const place = ({ name }: FormProblem) => fields.findIndex((field) => field.name === name.split(".")[0]);
      const errors = found
        .filter(({ severity }) => severity === "error")
        .sort((one, other) => place(one) - place(other));
      setProblems(errors);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors(errors, values) };
    },
  });
  const read = useCallback(() => ({ base: base.current, files: new Map(documents.files) }), [documents]);
  const restoreFiles = useCallback((files: ReadonlyMap<string, Blob>) => documents.restore(files), [documents]);
  const unsaved = useUnsaved({ form, name: nameForm(collection.name, key), read, restoreFiles });

  /**
   * Shows an entry in the form as it is now. Values typed since it was sent stay.
   *
   * @param sent the values that were saved. What was typed since stays.
   */
  const show = (entry: OpenedEntry, sent: FormValues) => {
    setOpened(entry);
    stored.current = readValues(collection, entry.draft ?? entry.published);
    base.current = toValues(fields, stored.current);
    const merged = mergeChanges(sent, form.getValues(), base.current);
    form.reset({ ...base.current });
    if (isGroup(merged)) form.reset({ ...merged }, { keepDefaultValues: true });
  };
  const save = async (values: FormValues, isSent: boolean) => {
    if (!checked.current) return undefined;
    setFaults([]);
    setStatus(translate("entry.saving"));
    const outcome = await saveDraft(desk, checked.current, opened);
    if (outcome.kind === "back") return setStatus(translate("editor.not-saved"));
    if (outcome.kind === "refused") {
      setFaults(outcome.faults);
      return setStatus(translate("editor.not-saved"));
    }
    await unsaved.forget();
    if (outcome.kind === "theirs") {
      show(outcome.entry, form.getValues());
      return setStatus("");
    }
    const { entry, saved } = outcome;
    show(entry, values);
    if (saved.key !== undefined && saved.key !== key) {
      setKey(saved.key);
      window.history.replaceState(null, "", getFormUrl(collection.name, saved.key));
    }
    setStatus(translate("entry.saved"));
    if (!isSent || !entry.request || entry.request.state === "review") return undefined;
    await host.setState(entry.request, "review");
    setOpened({ ...entry, request: { ...entry.request, state: "review" } });
    return setStatus(translate("requests.sent"));
  };
  const submit = (isSent: boolean) => {
    setTries((count) => count + 1);
    void form
      .handleSubmit(
        (values) => save(values, isSent),
        () => setStatus(translate("editor.not-saved")),
      )()
      .catch((error: unknown) => setStatus(describeFault(error)));
  };

  const surroundings: FormSurroundings = {
    ...{ collection, isNew, references },
    pages: references.get(pages.name) ?? [],
    proposeKey: (values) => getKey(collection, isGroup(values) ? { ...toData(values), key: "" } : {}),
    async takeDocument(file) {
      const taken = await documents.take(file, opened ?? {});
      if ("fault" in taken) return { fault: taken.fault[language] };
      // A file that is shown in the form is not lost with the page.
      await unsaved.keep();
      return taken;
    },
    listDocuments: async () => [...(await listPublished())],
    findDocumentUrl: (document) => documents.findUrl(document, opened ?? {}),
  };
  const name = isNew ? translate("entry.new") : nameEntry(collection, key, stored.current).name[language];
  return (
    <SurroundingsProvider value={surroundings}>
      <FormProvider {...form}>
        <div className="entry">
          <form
            className="entry-form"
            noValidate
            onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
            onDrop={(event) => {
              const files = Array.from(event.dataTransfer.files);
              if (files.length === 0) return;
              event.preventDefault();
              const form = event.currentTarget;
              void import("./place-files").then(({ placeFiles }) => placeFiles(form, files));
            }}
            onSubmit={(event) => {
              event.preventDefault();
              submit(true);
            }}
          >
            <p className="entry-links">
              <a href={`#/collections/${collection.name}`}>{collection.label[language]}</a>
            </p>
            <h1>{name}</h1>
            <EntryState {...{ host, collection, entryKey: key, opened }} onDelete={unsaved.forget} />
            <TextsOfProduct {...{ collection, entryKey: key, opened, below }} />
            <ProblemList problems={problems} tries={tries} />
            {fields.map((field) => (
              <EntryField key={field.name} name={field.name} field={field} />
            ))}
            <div className="save">
              {faults.map((fault) => (
                <p key={fault} role="alert" className="editor-error">
                  {fault}
                </p>
              ))}
              <p role="status">{status || unsaved.said}</p>
              <button type="submit" className="main-button" disabled={form.formState.isSubmitting}>
                {translate("entry.save-and-send")}
              </button>
              <button type="button" disabled={form.formState.isSubmitting} onClick={() => submit(false)}>
                {translate("entry.save-draft")}
              </button>
              {isPreviewable && (
                <button type="button" aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
                  {translate("batch.preview")}
                </button>
              )}
            </div>
          </form>
          {isPreviewed && (
            <PreviewPane
              {...preparation}
              toData={toData}
              getSize={(each) => documents.getSize(each)}
              onClose={() => setIsPreviewed(false)}
            />
          )}
        </div>
      </FormProvider>
    </SurroundingsProvider>
  );
}
