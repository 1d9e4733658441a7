import { createInterface } from "node:readline";

/** Someone who is asked line by line. */
export interface Terminal {
  /** Gives the line that was typed. Throws `Cancelled` when there will be no more. */
  readonly ask: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
}

/** The one who is asked went away before the end: Ctrl-C, Ctrl-D, or the end of a file of answers. */
export class Cancelled extends Error {}

/** Asks on a pair of streams until `close` is called. Lines that come before they are asked for are kept. */
export function openTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Terminal & { readonly close: () => void } {
  const reader = createInterface({ input, output });
  reader.on("SIGINT", () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      reader.setPrompt(question);
      reader.prompt();
      const { value, done } = await lines.next();
      if (done) throw new Cancelled("No more answers.");
      return value;
    },
    say: (line) => void output.write(`${line}\n`),
    close: () => reader.close(),
  };
}
