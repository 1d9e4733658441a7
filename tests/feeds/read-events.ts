/**
 * Reads the events of a calendar (RFC 5545): the values by property, with lines unfolded and escapes resolved. A property
 * has its parameters in its name, such as `DTSTART;VALUE=DATE`.
 */
export function readEvents(text: string): ReadonlyMap<string, string>[] {
  const [, ...events] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  return events.map((event) => {
    const lines = event.slice(0, event.indexOf("END:VEVENT")).trimEnd().split("\r\n");
    return new Map(
      lines.map((line) => [line.slice(0, line.indexOf(":")), unescaped(line.slice(line.indexOf(":") + 1))]),
    );
  });
}

function unescaped(value: string): string {
  return value.replaceAll(/\\(.)/gu, (_, sign: string) => (/n/iu.test(sign) ? "\n" : sign));
}
