/** @jest-environment jsdom */

import { getLoadingState, idle, setLoadingState } from "./loading-state";
import { retry } from "./retry";

const failed = { status: "failed", path: "/next?q=a", attempt: 1 } as const;

beforeEach(() => {
  global.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  setLoadingState(idle);
});

it("keeps the open page offline, and counts the attempt so that the message is announced again", async () => {
  setLoadingState(failed);
  await retry();
  await retry();
  expect(getLoadingState()).toEqual({ ...failed, attempt: 3 });
});

it("keeps the open page while the server responds with an error", async () => {
  global.fetch = jest.fn().mockResolvedValue({ ok: false });
  setLoadingState(failed);
  await retry();
  expect(fetch).toHaveBeenCalledWith(failed.path, expect.objectContaining({ method: "HEAD" }));
  expect(getLoadingState()).toEqual({ ...failed, attempt: 2 });
});
