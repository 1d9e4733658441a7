import * as z from "zod";

const written = z
  .object({
    title: z.string(),
    /** An array on GitHub, a comma-separated string on GitLab. */
    labels: z.union([z.array(z.string()), z.string().transform((text) => text.split(","))]),
    body: z.string(),
    description: z.string(),
    state: z.string(),
    state_event: z.string(),
  })
  .partial();

/** An issue of a mock host. */
interface HostIssue {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly labels: readonly string[];
  readonly isOpen: boolean;
}

/** The issues of a mock host. It has the endpoints that the weekly job and the editor use. */
export class HostIssues {
  readonly all: HostIssue[] = [];

  constructor(private readonly host: "github" | "gitlab") {}

  /** Answers a request to `/issues`; undefined if not found. */
  answer(method: string, number: string, query: URLSearchParams, body: unknown): unknown {
    if (method === "GET") {
      if (query.get("state") !== (this.host === "github" ? "open" : "opened")) return [];
      const label = query.get("labels") ?? "";
      return this.all.filter(({ isOpen, labels }) => isOpen && labels.includes(label)).map((one) => this.toAnswer(one));
    }
    const index = number === "" ? this.all.length : Number(number) - 1;
    const known = this.all[index];
    if (!known && number !== "") return undefined;
    const { state, state_event: event, ...said } = written.parse(body);
    const text = this.host === "github" ? said.body : said.description;
    const issue = {
      number: index + 1,
      title: said.title ?? known?.title ?? "",
      text: text ?? known?.text ?? "",
      labels: said.labels ?? known?.labels ?? [],
      isOpen: known?.isOpen !== false && state !== "closed" && event !== "close",
    };
    this.all[index] = issue;
    return this.toAnswer(issue);
  }

  private toAnswer({ number, title, text, labels }: HostIssue) {
    return this.host === "github"
      ? { number, title, body: text, labels: labels.map((name) => ({ name })) }
      : { iid: number, title, description: text, labels };
  }
}
