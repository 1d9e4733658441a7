/** The folder of the content and the documents of the test council, from the project's folder. */
export const councilFolder = "tests/council";
