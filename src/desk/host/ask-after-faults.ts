import { ClerkFault, getTexts } from "../../messages";
import { type Host, HostRefusal } from "./host";

/**
 * Makes the result of each action of a host reliable. An action makes several requests, and the response to each can be
 * lost. So after a fault the host is queried whether the action is done; the action then succeeds, or fails with its
 * own fault.
 */
export function askAfterFaults(host: Host): Host {
  const settle = async (action: Promise<void>, isDone: () => Promise<boolean>) => {
    try {
      await action;
    } catch (error) {
      // The branch had changed before.
      const isCertain = error instanceof ClerkFault || (error instanceof HostRefusal && error.status === 409);
      if (isCertain) throw error;
      if (!(await isDone().catch(toUnsure))) throw error;
    }
  };
  return {
    ...host,
    open: (request) =>
      settle(host.open(request), async () =>
        (await host.listRequests()).some(
          ({ branch, state }) => branch === request.branch && (state === "draft") === request.branch.startsWith("cms/"),
        ),
      ),
    amend: (request, amendment) =>
      settle(host.amend(request, amendment), async () =>
        (await host.listRequests()).some(
          ({ id, commit, title, description }) =>
            id === request.id &&
            commit !== request.commit &&
            title === amendment.title &&
            description === amendment.description,
        ),
      ),
    publish: (request) => settle(host.publish(request), async () => (await host.readOutcome(request)) === "published"),
    setState: (request, state) =>
      settle(host.setState(request, state), async () =>
        (await host.listRequests()).some((one) => one.id === request.id && one.state === state),
      ),
    sendBack: (request, sentence) =>
      settle(host.sendBack(request, sentence), async () =>
        (await host.readReview(request)).remarks.some(({ text }) => text === sentence),
      ),
    close: (request) => settle(host.close(request), async () => (await host.readOutcome(request)) === "closed"),
  };
}

/** Throws what a clerk must know if the host does not say what is so. */
function toUnsure(cause: unknown): never {
  throw cause instanceof HostRefusal && (cause.status === 401 || cause.until)
    ? cause
    : new ClerkFault(getTexts("host.unsure"), { cause });
}
