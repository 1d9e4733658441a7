import { batchUrl } from "../../site/editor";
import type { Review } from "../host/host";
import { askClerk } from "../notice";
import { create, translate } from "../page";
import { isWithdrawal } from "./create-withdrawal";
import type { RequestProps } from "./request-props";

interface Props extends RequestProps {
  readonly review: Review;
  /** The URL where the request can be corrected; undefined if it has none. */
  readonly formUrl: string | undefined;
}

/** Renders the buttons for what this person may do with a request, and no others. */
export function RequestActions({ request, review, host, act, formUrl }: Props) {
  const { mayPublish, checks, hasConflict } = review;
  const isSound = checks !== "failed" && checks !== "running" && !hasConflict;

  const publish = async () => {
    const heading = translate("requests.publish-ask");
    const answer = await askClerk({ heading, answers: ["requests.publish", "summary.back"] });
    if (answer === "requests.publish")
      await act(
        () => host.publish(request),
        isWithdrawal(request.branch) ? "withdrawal.approved" : "requests.published",
      );
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
  const withdraw = async () => {
    const heading = translate("requests.withdraw-ask");
    const answer = await askClerk({ heading, answers: ["requests.withdraw", "summary.back"] });
    if (answer === "requests.withdraw") await act(() => host.withdraw(request), "requests.withdrawn");
  };

  return (
    <p>
      {mayPublish && isSound && (
        <button type="button" className="main-button" onClick={() => void publish()}>
          {translate("requests.publish")}
        </button>
      )}
      {mayPublish && (
        <button type="button" onClick={() => void sendBack()}>
          {translate("requests.send-back")}
        </button>
      )}
      {(mayPublish || request.isOwn) && (
        <button type="button" onClick={() => void withdraw()}>
          {translate("requests.withdraw")}
        </button>
      )}
      {formUrl && (
        <a className="button-link" href={formUrl}>
          {translate(formUrl.startsWith(batchUrl) ? "requests.correct" : "requests.open-form")}
        </a>
      )}
    </p>
  );
}
