/** `npm run test:nightly -- NAME`: the long tests, each too long for `npm test`. Without a name it lists them. */
import { longTests } from "./nightly/long-tests";
import { runNamed } from "./setup/named-programs";

runNamed("npm run test:nightly --", longTests, process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
