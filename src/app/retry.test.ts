/** @jest-environment jsdom */
import { getLoadingState, setLoadingState } from "./loading-state";
import { retry } from "./retry";

const failed = { status: "failed", path: "/next?q=a", attempt: 1 } as const;

it("keeps the open page while the server responds with an error, and counts the attempt", async () => {
  global.fetch = jest.fn().mockResolvedValue({ ok: false });
  setLoadingState(failed);
  await retry();
  expect(fetch).toHaveBeenCalledWith(failed.path, expect.objectContaining({ method: "HEAD" }));
  expect(getLoadingState()).toEqual({ ...failed, attempt: 2 });
});
