/** Where the content and the documents of the council for tests stand, from the project's folder. */
export const councilFolder = "tests/council";
