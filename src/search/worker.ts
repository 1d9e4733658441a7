/** The search beside the page: what it computes never keeps the page from answering a touch. */
import type { LocaleCode } from "../site/locales";
import { createEngine } from "./engine";
import type { FromWorker, ToWorker } from "./messages";

const engine = createEngine();

function reply(message: FromWorker): void {
  self.postMessage(message);
}

function answerTo(message: ToWorker): Pick<FromWorker, "answer"> {
  if (message.type === "ask") return { answer: engine.answer(message.request) };
  const language = engine.load(JSON.parse(message.json));
  setTimeout(prepareFurther, 0, language);
  return {};
}

/** In small steps, so that a question asked meanwhile is answered first. */
function prepareFurther(language: LocaleCode): void {
  if (engine.prepare(language)) rehearse(language, rehearsed);
  else setTimeout(prepareFurther, 0, language);
}

/** What is asked in rehearsal, as if it were typed: words of no matter, in letters of either script. */
const rehearsed = ["v", "vid", "vidyalaya", "वि", "विद्यालय", "विद्यालय s", "vidyalaya sans"];

/**
 * Asks for something of no matter, likewise in steps: the browser translates what has run a few times to quicker code,
 * which would come only after the visitor's next letters.
 */
function rehearse(language: LocaleCode, [query, ...others]: readonly string[]): void {
  if (query === undefined) return;
  engine.answer({ query, language, opened: [], today: "" });
  setTimeout(rehearse, 0, language, others);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  try {
    reply({ id: data.id, ...answerTo(data) });
  } catch (error) {
    reply({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
};
