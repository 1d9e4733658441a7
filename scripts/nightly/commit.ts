import { git } from "../edit/git";

/** Runs git in a copy of the project, as somebody. */
export function gitIn(project: string, ...args: readonly string[]): string {
  return git(project, "-c", "user.name=A council", "-c", "user.email=council@board.example", ...args);
}

/** Commits everything in a copy of the project. */
export function commitAll(project: string, message: string): void {
  gitIn(project, "add", "--all");
  gitIn(project, "commit", "--quiet", "--allow-empty", `--message=${message}`);
}
