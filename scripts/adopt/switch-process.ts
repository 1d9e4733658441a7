/**
 * Switches a prepared adoption in, in a process of its own session: whoever stops the command, even by force, does not
 * stop it between two renames. Started as `switch-process.ts ROOT PATH…`.
 */
import { switchTree } from "./switch-tree";

const [root = "", ...paths] = process.argv.slice(2);
switchTree(root, paths);
