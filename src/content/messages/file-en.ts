/** The messages for clerks in English about a file as a whole and about its YAML. */
export const englishFileMessages = {
  // The file as a whole
  "file-empty": "the file is empty; write the fields of the entry into it, or delete the file",
  "file-too-large":
    "the file has {size}, the most is {limit}; keep text only in it and put documents into static/documents",
  "file-utf16": "the file is saved in the encoding UTF-16; save it again with the encoding UTF-8",
  "file-not-utf8": "this line is not saved as UTF-8; save the file again with the encoding UTF-8",
  "file-ending-yml": "the file's name ends in .yml; rename the file to {name}",
  "file-ending": "only files that end in {ending} are read here; rename the file, or take it out of this folder",
  "file-folder": "files stand directly in {folder}; move this folder's files there",
  "file-folder-unknown": "there is no such folder of entries; move its files into one of: {folders}",
  "file-folder-near": "there is no such folder of entries; perhaps {near} is meant, move its files there",
  "file-place": "only {files} may stand here; move the file into the folder of its collection: {folders}",
  "file-name": "a file's name has only small Latin letters, digits and single hyphens; rename the file to {near}",
  "file-name-case": "the name differs from {other} only in capital letters; delete one of the two, or rename it",
  "file-link": "this is only a pointer to a file elsewhere; put the file itself here",
  "file-hidden": "a hidden file would be published too; delete it",
  "file-static":
    "a file of this kind may not be published; put documents into {documents} and SVG or PNG pictures into {pictures}, and delete this file here",
  "file-single-missing": "the file is missing; write it. {help}",

  // How it is written
  "yaml-tab": "a tab stands here; write spaces instead, two for each step to the right",
  "yaml-indent":
    "the line does not begin at the same column as those it belongs to; move it by adding or removing spaces",
  "yaml-indented-more":
    "the next line begins further right than this one; let both begin at the same column, or remove the text after the colon",
  "yaml-colon": 'a colon followed by a space stands inside this text; put the whole text in quotes: "…"',
  "yaml-no-colon": "a field's name must be followed by a colon and a space; write it as title: text",
  "yaml-first-character": 'a text must not begin with {found}; put the whole text in quotes: "…"',
  "yaml-backslash":
    "a backslash (\\) in a text in double quotes must be written twice (\\\\); or use single quotes: '…'",
  "yaml-quote-open": "a quotation mark is opened and not closed; write the same mark at the end of the text",
  "yaml-after-quote":
    "text stands after the closing quotation mark; if the mark belongs to the text, put the whole text in the other marks: \"…\" or '…'",
  "yaml-bracket":
    'what begins with a square or curly bracket cannot be read; close the bracket, or put the whole text in quotes: "…"',
  "yaml-dash":
    "an item of a list cannot stand on the line of the field's name; begin a new line below it with a hyphen and a space",
  "yaml-two-parts": "a second entry begins here after ---; put it into a file of its own",
  "yaml-directive": "the file must not begin with %; remove this line",
  "yaml-alias":
    'a text that begins with * repeats another part of the file; write the text out, or put it in quotes: "…"',
  "yaml-anchor": 'a text that begins with & names a part of the file; remove that word, or put the text in quotes: "…"',
  "yaml-tag":
    'a text that begins with ! gives an order to the computer; remove that word, or put the text in quotes: "…"',
  "yaml-deep": "too many groups stand one inside the other; compare the file with another entry of the same folder",
  "yaml-name": "a field's name must be one plain word; compare the file with another entry of the same folder",
  "yaml-twice": "{name} is written twice in the same group, first in line {line}; remove one of the two",
  "yaml-comment":
    'what follows # is not shown to anyone ({found}); put the whole text in quotes if it belongs to it: "…"',
  "yaml-unquoted": 'without quotes {found} can be read as another value; write it in quotes: "{found}"',
  "yaml-unreadable": "this line cannot be read; compare it with another entry of the same folder",
  "name-invisible":
    "the field's name contains an invisible character or odd space ({found}); delete the line and type it again",
} as const;
