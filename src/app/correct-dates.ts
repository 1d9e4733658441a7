const minuteMs = 60_000;

const dayMs = 24 * 60 * minuteMs;

/** India's offset from UTC. */
const indiaAheadMs = 330 * minuteMs;

const select = (attribute: string) => Array.from(document.querySelectorAll<HTMLElement>(`[${attribute}]`));

/** Checks whether the day in India, or the minute of it, until which a part is true has ended. */
function isOver({ dataset: { until } }: HTMLElement): boolean {
  if (!until) return false;
  const end = until.includes("T") ? Date.parse(`${until}Z`) : Date.parse(until) + dayMs;
  return end - indiaAheadMs <= Date.now();
}

/**
 * Corrects what the page says of days, which the build wrote, to the moment of reading:
 *
 * - in a part with `data-until`, shows what is true before the end of that day or minute, or what is true after it;
 * - shows of the parts with the same `data-next` the first that is not over, or as many as their `data-most` says;
 * - counts the days until a day again (`data-days`) and writes them by the sentences of `data-counts`;
 * - writes the day of the month in India (`data-today`), in the digits whose zero it names.
 */
export function correctDates(): void {
  for (const part of select("data-until")) {
    const isAfter = isOver(part);
    for (const before of part.querySelectorAll<HTMLElement>("[data-before]")) before.hidden = isAfter;
    for (const after of part.querySelectorAll<HTMLElement>("[data-after]")) after.hidden = !isAfter;
  }
  const shown: (string | undefined)[] = [];
  for (const part of select("data-next")) {
    const { next, most = 1 } = part.dataset;
    part.hidden = shown.filter((one) => one === next).length >= Number(most) || isOver(part);
    if (!part.hidden) shown.push(next);
  }
  const now = Date.now() + indiaAheadMs;
  const today = Math.floor(now / dayMs);
  for (const { dataset, firstChild } of select("data-days")) {
    const days = Math.max(0, Date.parse(dataset.days ?? "") / dayMs - today);
    const counts = (dataset.counts ?? "").split("|");
    // The last sentence has the digit of zero in the place of the number.
    const sentence = counts[Math.min(days, counts.length - 1)] ?? "";
    write(
      firstChild,
      days < counts.length - 1 ? sentence : sentence.replace(/\p{Nd}/u, (zero) => toDigits(days, zero)),
    );
  }
  for (const { dataset, firstChild } of select("data-today"))
    write(firstChild, toDigits(new Date(now).getUTCDate(), dataset.today ?? "0"));
}

function toDigits(number: number, zero: string): string {
  return Array.from(`${number}`, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit))).join("");
}

function write(node: ChildNode | null, text: string): void {
  if (node && node.nodeValue !== text) node.nodeValue = text;
}

/** Corrects the days of the page now and every minute. */
export function followDates(): void {
  correctDates();
  setInterval(correctDates, minuteMs);
}
