import { type AnyMessageKey, Message, type MessageValues } from "../../i18n";
import { calendarType } from "../../site/feeds";
import { Icon } from "../Icon";

interface Props {
  readonly href: string;
  readonly label: AnyMessageKey;
  readonly values?: MessageValues;
}

/** Renders a link to a calendar file, which calendar programs can subscribe to. */
export function CalendarLink({ href, label, values = {} }: Props) {
  return (
    <a href={href} type={calendarType} className="button plain">
      <Icon name="calendar" /> <Message id={label} values={values} />
    </a>
  );
}
