/** How npm is started without a shell: the very npm that runs the script, or the one that is installed. */
export function npm(...command: string[]): [program: string, args: string[]] {
  const script = process.env.npm_execpath;
  return script ? [process.execPath, [script, ...command]] : ["npm", command];
}
