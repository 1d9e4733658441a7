/** Returns the command that starts npm without a shell: the npm that runs the script, or the installed one. */
export function getNpmCommand(...command: string[]): [program: string, args: string[]] {
  const script = process.env.npm_execpath;
  return script ? [process.execPath, [script, ...command]] : ["npm", command];
}
