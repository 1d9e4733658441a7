/**
 * Returns the folder of the project: that of the content and its git history. A build of a council's content runs in a
 * copy of the code beside it, and `PROJECT_FOLDER` then names the council's folder.
 */
export function getProjectFolder(): string {
  return process.env.PROJECT_FOLDER || process.cwd();
}
