import { renderToString } from "react-dom/server";
import { useArchive } from "./archived";

function Names() {
  const { current, archived } = useArchive([
    { key: "by the reader's day", expiresOn: "2000-01-01", isExpired: false },
    { key: "by the build's day", expiresOn: "2999-01-01", isExpired: true },
  ]);
  const names = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key).join();
  return (
    <dl>
      <dd id="current">{names(current)}</dd>
      <dd id="archived">{names(archived)}</dd>
    </dl>
  );
}

it("uses the day of the build in the prerendered HTML", () => {
  const html = renderToString(<Names />);
  expect(html).toContain('id="current">by the reader');
  expect(html).toContain('id="archived">by the build');
});
