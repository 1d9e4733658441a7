/** The options for running a program: extra environment variables and a listener for its output. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (text: string) => void;
  readonly shell?: boolean;
  /** The folder to run it in; the project's by default. */
  readonly cwd?: string;
}

export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>;
export function runNode(args: readonly string[], options?: RunOptions): Promise<number>;
export function runTypeScript(script: string, options?: RunOptions): Promise<number>;
export function findProgram(packageName: string, program?: string): string;
