import { useState } from "react";
import { type ChannelTexts, createChannelTexts, type PublishedText } from "../../desk/channel-texts";
import { translate } from "../page";

interface Props {
  /** The entries that were published. */
  readonly published: readonly PublishedText[];
}

/** Renders texts that tell people of what was published, to be copied. */
export function ChannelTextsList({ published }: Props) {
  const texts = createChannelTexts(published, window.location.origin);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="channel-title">
      <h2 id="channel-title">{translate("channel.title")}</h2>
      {texts.map((one) => (
        <div key={one.message}>
          <CopiedText label="channel.message" text={one.message} />
          <CopiedText label="channel.sms" text={one.sms} />
        </div>
      ))}
    </section>
  );
}

interface TextProps {
  readonly label: `channel.${keyof ChannelTexts}`;
  readonly text: string;
}

function CopiedText({ label, text }: TextProps) {
  const [said, setSaid] = useState("");
  // The clipboard is available only on a secure connection.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text).then(() => "channel.copied" as const) ?? "channel.uncopied")
      .catch(() => "channel.uncopied" as const)
      .then((key) => setSaid(translate(key)));
  return (
    <p>
      <label>
        {translate(label)}
        <textarea rows={5} readOnly value={text} />
      </label>
      <button type="button" onClick={() => void copy()}>
        {translate("channel.copy")}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
