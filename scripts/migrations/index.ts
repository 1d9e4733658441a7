import type { Migration } from "./migration";

/** All migrations, the oldest first. A new one is a file `NNNN-what-it-does.ts` beside this one, and a line at the end. */
export const migrations: readonly Migration[] = [];
