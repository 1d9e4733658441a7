import { z } from "zod";

const written = z.object({
  title: z.string().optional(),
  /** An array on GitHub, a comma-separated string on GitLab. */
  labels: z.union([z.array(z.string()), z.string().transform((text) => text.split(","))]).optional(),
  body: z.string().optional(),
  description: z.string().optional(),
  state: z.string().optional(),
  state_event: z.string().optional(),
});

/** An issue of a mock host. */
export interface HostIssue {
  readonly number: number;
  title: string;
  text: string;
  labels: readonly string[];
  isOpen: boolean;
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
    const { title, labels, state, state_event: event, ...said } = written.parse(body);
    const text = this.host === "github" ? said.body : said.description;
    if (method === "POST" && number === "") {
      const issue = {
        number: this.all.length + 1,
        title: title ?? "",
        text: text ?? "",
        labels: labels ?? [],
        isOpen: true,
      };
      this.all.push(issue);
      return this.toAnswer(issue);
    }
    const issue = this.all.find((one) => String(one.number) === number);
    if (!issue || method !== (this.host === "github" ? "PATCH" : "PUT")) return undefined;
    Object.assign(issue, { title: title ?? issue.title, text: text ?? issue.text, labels: labels ?? issue.labels });
    if (state === "closed" || event === "close") issue.isOpen = false;
    return this.toAnswer(issue);
  }

  private toAnswer({ number, title, text, labels }: HostIssue) {
    return this.host === "github"
      ? { number, title, body: text, labels: labels.map((name) => ({ name })) }
      : { iid: number, title, description: text, labels };
  }
}
