/** The folder of the code: the project's, or its copy beside a council's content. */
export const codeFolder: string;

/** The options for running a program. `env` adds environment variables; `onOutput` also receives the output. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (text: string) => void;
  readonly shell?: boolean;
  /** The working directory; by default the current one. */
  readonly cwd?: string;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
export function runNode(args: readonly string[], options?: RunOptions): Promise<number>;
export function runTypeScript(
  script: string,
  options?: RunOptions & { readonly args?: readonly string[] },
): Promise<number>;
export function findProgram(packageName: string, program?: string): string;
export function findTsx(): string;
