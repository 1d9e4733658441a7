import { type Ask, readAllPages } from "./connect";
import { gitHubAnswers as answers } from "./github-schemas";
import type { Remark } from "./host";

/** The kinds of reviews that say something without a sentence. */
const kinds: ReadonlyMap<string, Remark["kind"]> = new Map([
  ["APPROVED", "approved"],
  ["CHANGES_REQUESTED", "returned"],
]);

/** Reads what people said about a pull request: in reviews, in comments, and in comments at a line. */
export async function readRemarks(ask: Ask, id: string): Promise<Remark[]> {
  const readComments = (path: string) => readAllPages((page) => ask(`${path}/comments?${page}`, answers.comments));
  const [reviews, ...comments] = await Promise.all([
    readAllPages((page) => ask(`/pulls/${id}/reviews?${page}`, answers.reviews)),
    readComments(`/issues/${id}`),
    readComments(`/pulls/${id}`),
  ]);
  const said = [
    ...reviews.map(({ submitted_at: at = "", ...one }) => ({ ...one, at })),
    ...comments.flat().map(({ created_at: at, ...one }) => ({ ...one, at, state: "COMMENTED" })),
  ];
  return said
    .sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at))
    .filter(({ user }) => user?.type !== "Bot")
    .map(({ state, user, body }) => ({ kind: kinds.get(state), by: user?.login ?? "", text: body ?? "" }))
    .filter(({ kind, text }) => kind !== undefined || text !== "")
    .map(({ kind = "commented", ...one }) => ({ kind, ...one }));
}
