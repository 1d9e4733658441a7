/** The options for running a program. `env` adds environment variables; `onOutput` also receives the output. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (text: string) => void;
  readonly shell?: boolean;
  /** The working directory; the project's folder by default. */
  readonly cwd?: string;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
export function runNode(args: readonly string[], options?: RunOptions): Promise<number>;
export function runTypeScript(script: string, options?: RunOptions): Promise<number>;
export function findProgram(packageName: string, program?: string): string;
