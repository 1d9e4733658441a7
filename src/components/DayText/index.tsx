import { type AnyMessageKey, Message, useFormats, useTranslate } from "../../i18n";
import { getWeekday } from "../../language/dates";

interface Props {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The last day of a range, YYYY-MM-DD. */
  readonly until?: string | null | undefined;
}

/** Renders a day with its weekday, or the first and last day of a range. A line may end after the weekday alone. */
export function DayText({ day, until }: Props) {
  if (!until) return <Day day={day} />;
  return (
    <>
      <Day day={day} /> – <Day day={until} />
    </>
  );
}

function Day({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const { date } = useFormats();
  return (
    <time dateTime={day}>
      <Message
        id="dates.long"
        values={{ weekday: translate(getWeekdayKey(day)), date: date(day).replaceAll(" ", "\u00a0") }}
      />
    </time>
  );
}

/** Returns the key of the message with the weekday of a day, YYYY-MM-DD. */
export function getWeekdayKey(day: string): AnyMessageKey {
  return `weekday.${weekdays[getWeekday(day)] ?? "0"}`;
}

const weekdays = ["0", "1", "2", "3", "4", "5", "6"] as const;
