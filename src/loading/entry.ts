import { nextTask } from "./starter";

/**
 * The app's code in the order in which it is run, what others need first. Each is only run here: whoever needs something
 * of it imports it, so that nothing of it is kept for this list alone.
 */
const pieces = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ "react"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "gatsby"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "gatsby-plugin-react-i18next"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "../components/Frame"),
  () => import(/* webpackMode: "eager", webpackExports: [] */ "gatsby-app"),
];

/** Runs the app's code in several tasks, between which an old phone can paint and answer. What fails is told as any error. */
async function run(): Promise<void> {
  for (const piece of pieces) {
    await piece();
    await nextTask();
  }
}

void run();
