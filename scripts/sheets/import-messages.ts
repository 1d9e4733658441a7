import type { ClerkTexts } from "../../src/content/messages";

interface Counts {
  readonly rows: number;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  readonly wrong: number;
}

/** The messages of an import and an export, in the languages of the clerks. */
export const importMessages = {
  row: (file: string, row: number, isWarning: boolean): ClerkTexts => ({
    en: `${file} row ${row}${isWarning ? " (warning)" : ""}`,
    hi: `${file} पंक्ति ${row}${isWarning ? " (चेतावनी)" : ""}`,
  }),
  counts: ({ rows, fresh, changed, same, wrong }: Counts): ClerkTexts => ({
    en: `${rows} rows read: ${fresh} new, ${changed} changed, ${same} the same, ${wrong} wrong`,
    hi: `पढ़ी गई पंक्तियाँ: ${rows}; ${fresh} नई, ${changed} बदली हुई, ${same} पहले जैसी, ${wrong} ग़लत`,
  }),
  written: (count: number): ClerkTexts => ({ en: `${count} written`, hi: `लिखी गई प्रविष्टियाँ: ${count}` }),
  allReturned: (file: string): ClerkTexts => ({
    en: `The wrong rows stand in ${file}, each with what is wrong. Mend them in your sheet and import it again, or add --partial to write the right rows now.`,
    hi: `ग़लत पंक्तियाँ कारण सहित ${file} में हैं। उन्हें अपनी शीट में सुधारकर फिर आयात करें, या सही पंक्तियाँ अभी लिखने के लिए --partial जोड़ें।`,
  }),
  restReturned: (file: string): ClerkTexts => ({
    en: `The wrong rows stand in ${file}, each with what is wrong. Mend them there and import that file.`,
    hi: `ग़लत पंक्तियाँ कारण सहित ${file} में हैं। उन्हें वहीं सुधारकर उसी फ़ाइल को आयात करें।`,
  }),
  exported: (count: number, file: string): ClerkTexts => ({
    en: `${count} entries written to ${file}`,
    hi: `${file} में लिखी गई प्रविष्टियाँ: ${count}`,
  }),
} as const;
