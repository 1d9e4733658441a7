// `node scripts/build/gatsby.mjs build`: Gatsby's own program, without work that is done for nothing or that others do sooner.
import { createRequire } from "node:module";
import { programOf } from "../setup/run.mjs";
import { makeConfigurationQuickly } from "./gatsby/configuration.mjs";
import { workInOneProcess } from "./gatsby/one-process.mjs";
import { lookForQueriesWhereTheyStand } from "./gatsby/queries.mjs";

makeConfigurationQuickly();
workInOneProcess();
lookForQueriesWhereTheyStand();

const program = `../../${programOf("gatsby")}`;
process.argv.splice(1, 1, createRequire(import.meta.url).resolve(program));
await import(program);
