/** `npm run bench -- NAME`: the measurements of `docs/performance.md`. Without a name it lists them. */
import { benchmarks } from "./bench/benchmarks";
import { runNamed } from "./setup/named-programs";

runNamed("npm run bench --", benchmarks, process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
