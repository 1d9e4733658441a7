import { useEffect, useRef, useState } from "react";
import type { Host, Publication } from "../../desk/host/host";
import { type LiveRelease, readLiveRelease } from "../../desk/live-release";
import type { ClerkMessageKey } from "../../messages";
import { formatMoment, translate } from "../page";
import { describeFault } from "./describe-fault";

/** The pause between two looks at a publication, in milliseconds. */
const pauseMs = 60_000;

/** The jobs of a publication, by the names of the hosts, with what they do. */
const steps: ReadonlyMap<string, ClerkMessageKey> = new Map([
  ["build", "publication.build"],
  ["site", "publication.build"],
  ["sign", "publication.sign"],
  ["pages", "publication.copy"],
  ["deploy", "publication.copy"],
]);

interface Props {
  readonly host: Host;
  /** A number that grows with each publication that this page starts. */
  readonly started: number;
}

/** Renders whether the site shows what was approved, and else the step that its publication is at. */
export function PublicationLine({ host, started }: Props) {
  const [text, setText] = useState("");
  const live = useRef<LiveRelease>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (isDue: boolean) => {
      const publication = await host.readPublication();
      if (!publication) return;
      // The site is asked only while something is awaited.
      if (isDue && live.current?.commit !== publication.commit) live.current = await readLiveRelease(live.current);
      if (isOver) return;
      setText(describe(publication, live.current));
      timer = setTimeout(start, pauseMs, true);
    };
    const start = (isDue: boolean) => void look(isDue).catch((error: unknown) => setText(describeFault(error)));
    start(started === 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [host, started]);
  return <p role="status">{text}</p>;
}

/** Says where a publication stands; nothing for a site that does not name its commit. */
function describe({ commit, jobs }: Publication, live: LiveRelease | undefined): string {
  if (live?.commit === undefined) return "";
  if (live.commit === commit)
    return live.since === null
      ? translate("publication.live")
      : translate("publication.since", { since: formatMoment(live.since) });
  const job = jobs.find(({ state }) => state === "failed") ?? jobs.find(({ state }) => state === "running");
  const step = job && steps.get(job.name);
  if (!job || !step) return translate("publication.waiting");
  return translate(job.state === "failed" ? "publication.failed" : "publication.running", { step: translate(step) });
}
