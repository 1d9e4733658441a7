/** The folder with the content and documents of the test council, relative to the project. */
export const councilFolder = "tests/council";
