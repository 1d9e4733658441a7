import { useEffect, useState } from "react";
import { healthList } from "../../content/health";
import { type GroupedRequests, groupRequests, listEnding, nameRequest, requestGroups } from "../../desk/first-page";
import type { WaitingRequest } from "../../desk/host/host";
import type { ClerkMessageKey, ClerkTexts } from "../../messages";
import { healthListUrl, healthUrl } from "../../site/editor";
import { describeFault } from "../host/describe-fault";
import { PublicationLine } from "../host/PublicationLine";
import { Remarks } from "../host/Remarks";
import { formatDay, formatMoment, language, translate } from "../page";
import type { FormPageProps } from "./preparation";

/** The number of published requests that the page lists. */
const publishedShown = 3;

/** The answers of the host and the build that the page shows. */
interface Read {
  readonly groups: GroupedRequests;
  readonly published: readonly { readonly name: ClerkTexts; readonly url: string; readonly at: string }[];
  /** The number of open tasks. */
  readonly tasks: number;
}

interface Props extends FormPageProps {
  readonly requests: readonly WaitingRequest[];
}

/** Renders what a clerk's day begins with: what was sent back, what waits, what was published, and what ends soon. */
export function FirstPage({ host, rules, entries, requests }: Props) {
  const [read, setRead] = useState<Read>();
  const [said, setSaid] = useState(translate("requests.reading"));
  useEffect(() => {
    const load = async () => {
      const published = (await host.listPublished()).slice(0, publishedShown);
      const answer = await fetch(healthListUrl, { cache: "no-cache" });
      setRead({
        groups: await groupRequests(host, requests, entries),
        published: await Promise.all(
          published.map(async (one) => ({ at: one.at, ...(await nameRequest(host, one, entries)) })),
        ),
        tasks: healthList.parse(await answer.json()).items.length,
      });
    };
    load().then(
      () => setSaid(""),
      (error: unknown) => setSaid(describeFault(error)),
    );
  }, [host, entries, requests]);
  const ending = listEnding(entries, rules.today);
  const groups = requestGroups.map((group) => ({ group, found: read?.groups[group] ?? [] }));
  return (
    <>
      <p role="status">{said}</p>
      {groups.map(({ group, found }) => (
        <Group key={group} heading={`first.${group}`}>
          {found.map(({ request, name, url, returned }) => (
            <li key={request.id}>
              <a href={url}>{name[language]}</a>
              <span>{request.isOwn ? formatMoment(request.since) : describeWriter(request)}</span>
              <Remarks remarks={returned} />
            </li>
          ))}
        </Group>
      ))}
      {read && groups.every(({ found }) => found.length === 0) && <p>{translate("requests.nothing")}</p>}
      <Group heading="first.ends">
        {ending.map(({ name, day, url }) => (
          <li key={url}>
            <a href={url}>{name[language]}</a>
            <span>{formatDay(day)}</span>
          </li>
        ))}
      </Group>
      <PublicationLine host={host} started={0} />
      <Group heading="first.published">
        {(read?.published ?? []).map(({ name, url, at }) => (
          <li key={`${url} ${at}`}>
            <a href={url}>{name[language]}</a>
            <span>{formatMoment(at)}</span>
          </li>
        ))}
      </Group>
      {read && read.tasks > 0 && (
        <p>
          <a className="button-link" href={healthUrl}>
            {translate("health.title")}: {read.tasks}
          </a>
        </p>
      )}
    </>
  );
}

const describeWriter = ({ by, since }: WaitingRequest) => translate("requests.by", { by, since: formatMoment(since) });

/** Renders a group of lines under its heading; nothing without lines. */
function Group({
  heading,
  children,
}: {
  readonly heading: ClerkMessageKey;
  readonly children: readonly JSX.Element[];
}) {
  if (children.length === 0) return null;
  return (
    <section aria-label={translate(heading)}>
      <h2>{translate(heading)}</h2>
      <ul className="entry-list">{children}</ul>
    </section>
  );
}
