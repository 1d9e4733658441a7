import { englishFileMessages } from "./file-en";

/**
 * The messages for clerks in English: the problem and its correction. The Hindi table has every one of these sentences
 * with the same values in braces.
 */
export const english = {
  ...englishFileMessages,

  // Fields
  "entry-form": "no fields are found here; write each as a name, a colon and its value, such as: key: my-entry",
  "field-missing": "this field is missing; add it. {help}",
  "field-empty": "nothing is written here; write it. {help}",
  "field-unknown": "there is no such field; remove it, or use one of: {fields}",
  "field-near": "there is no such field; perhaps {near} is meant",
  "field-language":
    "{name} is a language and belongs to a text; move it two spaces to the right, under a field such as {example}",
  "value-wrong": "this value cannot stand here; write another. {help}",
  "text-languages": "{found} stands here instead of the languages; write the text below it, in en:, hi: and sa:",
  "text-language-unknown": "there is no such language; write en, hi or sa",
  "text-comma": "a comma has cut off {found}; put the whole text in quotes",
  "text-form": '{found} stands here instead of text; write a text, in quotes if need be: "…"',
  "text-english": "the English text is missing; write it after en:",
  "text-untranslated": "the {language} text is missing; write it after {code}:",
  "text-untranslated-allowed":
    "the {language} text is missing and the page shows the English ({missing} texts are missing, {allowed} may be); write it after {code}:",
  "text-untranslated-beyond":
    "the {language} text is missing ({missing} texts are missing, {allowed} may be); write it after {code}:",
  "text-invisible": "the text contains an invisible or control character ({found}); delete that word and type it again",
  "text-ill-formed": "{found}: {signs} is not well-formed Devanagari; write {near}",
  "text-legacy-font":
    "{found}: this was typed for a legacy font such as Kruti Dev; convert it to Unicode, or type it with a Unicode keyboard",
  "text-html": "the text contains HTML ({found}); write the words alone, without < and >",
  "text-line-break": "the text has more than one line; write it as one line",
  "text-script": "{words}: not in the script of {language}; write it in that script, unless it must stay as it is",
  "text-script-mixed": "{found}: a word has letters of two scripts; type it again in one of them",

  // The glossary and the rules of spelling
  "glossary-avoided": "{found} is not written here; write {near}",
  "spelling-sanskrit-nukta": "{found}: Sanskrit has no dot below a letter; write {near}",
  "spelling-sanskrit-nasal":
    "{found}: inside a Sanskrit word the nasal is that of the letter after it, not an anusvara; write {near}",
  "spelling-hindi-nasal": "{found}: Hindi writes an anusvara here; write {near}, unless it is a name spelled so",
  "spelling-final-m": "{found}: at a pause and before a vowel a Sanskrit word ends in म्; write {near}",
  "spelling-final-anusvara": "{found}: before a consonant the final म् is an anusvara; write {near}",
  "spelling-final-t": "{found}: a Sanskrit word that stands apart ends in त्; write {near}",
  "spelling-visarga-cha": "{found}: visarga and च are joined; write {near}",
  "spelling-word": "{found}: this spelling is wrong; write {near}",
  "spelling-colon-visarga": "{found} has a colon in place of the visarga; write {near}",
  "spelling-danda-space": "{found}: the danda stands against the word before it, with a space after; write {near}",
  "spelling-danda-sign": "{found}: a sentence ends with a danda; write {near}",
  "spelling-spaces": "{found}: one space parts two words, none stands before a comma; write {near}",
  "spelling-digits": "{found}: this text has Devanagari digits; write {near}",
  "spelling-prohibition":
    "{found}: a Sanskrit prohibition is not न with an imperative; write {near}, or न with a form in -नीय or -तव्य",
  "key-form": "{found} cannot be a key; use only small Latin letters, digits and single hyphens: {near}",
  "key-file": "the key must be the same as the file's name; write {name}, or rename the file",
  "key-twice": "the key {key} belongs to {other} already; write another key and give the file that name",
  "number-form": "{found} is not a whole number; write it in the digits 0-9 alone, such as {example}",
  "number-digits": "{found} is not written in plain digits; write {near}",
  "number-range": "{found} is too small or too large; write a number from {minimum} to {maximum}",
  "year-range": "the year {found} is outside {minimum} to {maximum}; write a year between them",
  "date-form": "{found} is not a date; write year, month and day, such as {example}",
  "date-near": "{found} is not written as year, month and day; write {near}",
  "date-exists": "there is no such day as {found}; write a day that is in the calendar, such as {example}",
  "date-expires":
    "the last day in the list, {found}, is before the entry appears, {begins}; write the same day or a later one",
  "date-expires-open":
    "the last day in the list, {found}, is before the closing date, {closes}; write the same day or a later one",
  "classes-order": "class {found} is below the lowest class {first}; write the highest class that the school teaches",
  "udise-form": "{found} is no UDISE code; write its 11 digits without spaces",
  "date-change":
    "the change of {found} is before the publication on {published}; write the day on which the entry was corrected",
  "date-closes":
    "the closing date {found} is before the day of publication, {published}; write the same day or a later one",
  "time-form": "{found} is not a time of day; write hours and minutes from 00:00 to 23:59, such as {example}",
  "time-near": "{found} is not written in hours and minutes; write {near}",
  "time-without-day": "the time {found} has no day; write the day into publishOn, or remove the time",
  "date-session":
    "the day {found} is not in the session {session}; write a day from {first} to {last}, or correct the session",
  "date-until": "the last day {found} is not after the first day, {begins}; write a later one, or remove the line",
  "time-ends": "the end {found} is not after the beginning, {begins}; write a later time",
  "time-begins-missing": "an end stands here without a beginning; write the time at which the paper begins too",
  "flag-form": "{found} cannot stand here; write true for yes or false for no",
  "choice-unknown": "{found} is not in the list; write one of: {allowed}",
  "choice-near": "{found} is not in the list; perhaps {near} is meant, of: {allowed}",
  "choice-missing": "this field is missing; add it with one of: {allowed}",
  "list-form": "{found} stands here instead of a list; begin each item on a line of its own with a hyphen and a space",
  "list-empty": "the list is empty; write at least one item",
  "list-item": "{found} stands here instead of an item with fields; write the item's fields, such as {example}",
  "reference-unknown": "there is no entry {found} in {folder}; write the key of one that is there",
  "reference-near": "there is no entry {found} in {folder}; perhaps {near} is meant",
  "email-form": "{found} is not an e-mail address; write it such as office@council.example",
  "telephone-form":
    "{found} is not a telephone number; write digits, spaces and hyphens only, such as +91 135 000 0000",
  "link-http": "the address is not secure; write it with https: {near}",
  "link-scheme": "an address that begins with {found} is not allowed; write one that begins with https://",
  "link-user":
    "{found} has an @ before the site's name, which hides where it leads; write https:// and the site's name alone",
  "link-form": "{found} is not a whole address; write it with https:// at its beginning",
  "site-root": "{found} has more than the site's name; the site is served from the root of its host: write {near}",
  "choice-in-group":
    "{found} cannot be the number to be chosen; give every subject of a group the same number, smaller than the group, and no number where there is no group",
  "repository-form": "{found} is not a repository; write its owner and its name, such as board/site",
  "repository-fields":
    "write the host and the name of the repository, such as host: github and below it name: board/site",
  "code-owner-form": "{found} is no team or account; write it with its @, such as @board/reviewers",
  "document-and-link": "both a document and a link are given; remove one of the two",
  "appeal-to-same-office":
    "{found} would decide on an appeal against its own decision; write the key of another office, of a higher rank",
  "page-and-source": "a page and a document or link are given; remove one of the two",

  // Documents
  "document-name": "{found} cannot be a document's name; use small Latin letters, digits, hyphens and dots: {near}",
  "document-ending": "{found} is not a kind of document that can be published; give one that ends in {endings}",
  "document-outside": "{found} is not in static/documents; put the file there and write its name alone: {near}",
  "document-digest": "{found} is the name under which this site gives a document to visitors; name the file {near}",
  "document-address": "this is an address, not a document's name; write it in the field link instead",
  "document-languages":
    "{found} stands here instead of the languages; write the language on a line below it and the file's name after that, such as hi: order-12-hi.pdf",
  "document-twice":
    "{found} is named for another language too; a document in another language is a file of its own: write its name, or remove this line",
  "languages-without-document":
    "the document is given in other languages only; write the one that was issued into document",
  "document-missing": "there is no document {found} in static/documents; put the file there",
  "document-near": "there is no document {found} in static/documents; perhaps {near} is meant",
  "document-empty": "the document {found} is empty; put the right file into static/documents",
  "document-large": "the document {found} has {size}, the most is {limit}; save it smaller, or split it",
  "document-bytes": "the document {found} is not {ending} inside; save it again as {ending}, renaming is not enough",
  "document-csv": "the document {found} is not text in UTF-8; save it again as CSV UTF-8",
  "document-cut":
    "the document {found} is cut off, or has other content behind its end; download or print it again, and open it to see that it is whole",
  "document-damaged":
    "the document {found} does not open; save it again as {ending}, and open it to see that it is whole",
  "document-password": "the document {found} asks for a password; save it again without one, or print it as PDF",
  "document-active":
    "the document {found} has active content or a file inside ({what}), which may harm those who open it; print it again as PDF, or save the workbook without macros as XLSX",
  "document-link": "this is only a pointer to a file elsewhere; put the document itself here",
  "document-withdrawn":
    "this document was withdrawn on {day} and may not be published again; delete it, and give a corrected document another name",
  "document-unused": "no entry names this document; name it in an entry, or delete it",

  // The council's own face
  "emblem-name": "{found} cannot be an emblem's name; use small Latin letters, digits and hyphens, such as emblem.svg",
  "emblem-missing": "there is no picture {found} in static/brand; put the file there, or remove this line",
  "emblem-large": "the emblem {found} has {size}, the most is {limit}; save it smaller",
  "emblem-bytes": "the emblem {found} is not {ending} inside; save it as {ending} again, renaming is not enough",
  "emblem-small": "the emblem {found} has {size} pixels; save it with {least} or more, or as SVG",
  "emblem-active":
    "the emblem {found} holds more than a picture ({part}); save it as plain SVG without scripts, links and pictures inside",
  "emblem-box": "the emblem {found} has no viewBox, so it cannot be drawn in every size; save it as SVG with a viewBox",
  "colour-form": "{found} is no colour; write a number sign and six digits or letters a-f in quotes, such as '#43163b'",
  "colour-contrast":
    "text in {found} cannot be read: its contrast is {contrast}, and {needed} is needed; write a darker colour, such as '{near}'",

  // The ledger of what was published
  "ledger-line":
    "this is no line of the ledger, which only the publication writes; take the line back: git checkout -- {file}",
  "ledger-twice": "the same file stands already in line {line}; delete one of the two lines",
  "ledger-days": "the days cannot be right: none lies ahead, and the end is not before the beginning",
  "ledger-not-due": "{found} is not published yet; delete this line, the publication writes it on its day",
  "ledger-lost": "a line is missing, and what was published stays in the ledger; put it back: {found}",

  // The paths of an earlier site
  "redirect-titles": "the first row must name the two columns; write from,to",
  "redirect-csv": "the rows cannot be read from here on; write each as from,to and close every quotation mark",
  "redirect-form":
    "{found} cannot be an old path; begin it with a slash and leave out the site's name, what follows a ? or #, and backslashes; write a percent sign as %25",
  "redirect-served": "{found} is an address of this site, so it cannot lead elsewhere; remove this row",
  "redirect-twice": "{found} stands already in line {line}; remove one of the two",
  "redirect-target":
    "the site has no page, entry or document {found}; write a page such as rti, an entry such as orders/order-1, or document: and a file's name",
  "redirect-target-near": "the site has no page, entry or document {found}; perhaps {near} is meant",
  "redirect-chain": "{found} is itself an old path; write where it leads: {near}",
  "redirect-loop": "{found} leads back to this row in a circle; write a page, an entry or a document",

  // Links in a page's text
  "markdown-route": "the page {found} is not there; write route: and one of: {allowed}",
  "markdown-route-near": "the page {found} is not there; perhaps route:{near} is meant",
  "markdown-path": "a page of this site is linked by its name; write {near} instead of {found}",
  "markdown-scheme": "a link to {found} is not allowed; write https://, mailto:, tel: or route: at its beginning",
  "markdown-image": "a picture cannot stand in a text ({found}); remove it, or link to it",
  "markdown-heading": "a heading begins with ## or ###, not {found}; the single # is the page's own title",

  // Entries together
  "value-taken": "{value} stands already in {other}; each needs its own, write another or delete one of the two",
  "value-perhaps-twice": "{value} stands already in {other}; look whether one of the two is to be deleted",
  "paper-collides":
    "class {grade} has a paper already on {day} in the shift {shift}: {other}; write another day or shift, or put subjects of which a pupil writes only one into one paper",
  "paper-on-holiday": "{day} is a holiday in {other}; look whether the day is right",
  "parent-itself": "an office cannot stand under itself; write the key of the one above it, or remove the line",
  "parent-circle": "the offices stand in a circle: {circle}; change the one that is wrong",
  "page-missing": "the page {name} has no text; write this file, with its key, title and summary",
  "page-unknown": "the site has no page {found}; use one of: {allowed}",
  "page-near": "the site has no page {found}; perhaps {near} is meant",

  // Words of the interface
  "words-folder": "the site has no language {found}; use one of the folders: {allowed}",
  "words-file-missing": "the file is missing; write it with the same names as {other}",
  "words-file-extra": "the file is not among the English words; delete it, or add it to {other}",
  "words-json": "the file cannot be read from here on; look for a missing comma, quotation mark or bracket",
  "words-form": "{found} stands here instead of text; write the word in quotes",
  "words-missing": "the {language} word for {english} is missing; add it",
  "words-empty": "nothing is written here; write the {language} word",
  "words-unknown": "there is no such word in the English file; remove it",
  "words-near": "there is no such word in the English file; perhaps {near} is meant",
  "words-twice": "{name} is written twice in the same group; remove one of the two",
  "words-variables": "the values in double braces must be those of the English ({expected}); here are {found}",

  // The report itself
  "report-file": "file",
  "report-warning": "warning",
  "report-clean": "{files} files read, nothing wrong",
  "report-warnings": "{files} files read, no errors, warnings: {warnings}",
  "report-errors":
    "{files} files read, errors: {errors}, warnings: {warnings}; nothing is published until the errors are mended",
} as const;
