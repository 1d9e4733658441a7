import { isContentPath } from "../../content/folders";
import type { Review } from "../../desk/host/host";
import type { ClerkMessageKey } from "../../messages";
import { batchUrl } from "../../site/editor";
import { askClerk } from "../dialog";
import { create, translate } from "../page";
import { isWithdrawal } from "./create-withdrawal";
import { isUnbarred } from "./publish-chosen";
import type { ReadFile, RequestProps } from "./read-request";

interface Props extends RequestProps {
  readonly review: Review;
  /** The files, which the person has read before the buttons appear. */
  readonly files: readonly ReadFile[];
  /** The name of the request on its card. */
  readonly name: string;
  /** The URL where the request can be corrected; undefined if it has none. */
  readonly formUrl: string | undefined;
}

/** Renders the buttons for what this person may do with a request, and no others. */
export function RequestActions({ request, review, files, name, host, act, formUrl, isChosen, choose }: Props) {
  const { mayPublish } = review;
  const hasErrors = files.some(({ errors }) => errors.length > 0);
  const isSent = request.state !== "draft";
  const isSound = !hasErrors && files.every(({ path }) => isContentPath(path));

  /** Runs an action if the clerk confirms it. */
  const confirm = async (verb: "publish" | "close", done: ClerkMessageKey, of: readonly ReadFile[] = []) => {
    const answer = `requests.${verb}` as const;
    const heading = `${name}: ${translate(`requests.${verb}-ask`)}`;
    const chosen = await askClerk({ heading, answers: [answer, "summary.back"] });
    if (chosen === answer) await act(() => host[verb](request), done, of);
  };
  const sendBack = async () => {
    const box = create("textarea", { rows: 3 });
    const content = create("label", {}, translate("requests.sentence"), box);
    const heading = translate("requests.send-back");
    const answer = await askClerk({ heading, content, answers: ["requests.send-back", "summary.back"] });
    const sentence = box.value.trim();
    if (answer !== "requests.send-back" || sentence === "") return;
    await act(() => host.sendBack(request, sentence), "requests.sent-back");
  };
  const published = isWithdrawal(request.branch) ? "withdrawal.approved" : "requests.published";

  return (
    <>
      {!isSent && <p>{translate("requests.unsent", { by: request.by })}</p>}
      <p>
        {request.isOwn && !isSent && (
          <button
            type="button"
            className="main-button"
            onClick={() => void act(() => host.setState(request, "review"), "requests.sent")}
          >
            {translate("requests.send")}
          </button>
        )}
        {isSent && isSound && isUnbarred(review) && (
          <>
            <button type="button" className="main-button" onClick={() => void confirm("publish", published, files)}>
              {translate("requests.publish")}
            </button>
            <label className="button-link">
              <input type="checkbox" checked={isChosen} onChange={() => choose(name, files)} />{" "}
              {translate("requests.choose")}
            </label>
          </>
        )}

        {mayPublish && (
          <button type="button" onClick={() => void sendBack()}>
            {translate("requests.send-back")}
          </button>
        )}
        {(mayPublish || request.isOwn) && (
          <button type="button" onClick={() => void confirm("close", "requests.closed")}>
            {translate("requests.close")}
          </button>
        )}
        {formUrl && (
          <a className="button-link" href={formUrl}>
            {translate(formUrl.startsWith(batchUrl) ? "requests.correct" : "requests.open-form")}
          </a>
        )}
      </p>
    </>
  );
}
