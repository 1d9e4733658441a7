import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on one connection. Browsers send the next only after the answer. */
export const maxWaiting = 16;

interface Queue {
  /** Fulfilled when the last request of the connection is answered, or can no longer be. */
  last: Promise<void>;
  size: number;
}

/**
 * Has the requests of each connection handled one after the other. Node hands over pipelined requests (RFC 9112, section
 * 9.3.2) all at once, and tells nobody when the connection closes before their answers are due: whatever was opened for
 * them, such as a file, would stay open for good.
 */
export class Pipeline {
  readonly #queues = new WeakMap<Socket, Queue>();

  /**
   * Waits until a request is the next to be answered on its connection. Closes a connection on which too many wait.
   *
   * @returns false where the connection closed meanwhile and nothing may be opened for the request
   */
  async waitForTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const queue = this.#queues.get(socket) ?? { last: Promise.resolve(), size: 0 };
    this.#queues.set(socket, queue);
    queue.size += 1;
    if (queue.size > maxWaiting) socket.destroy();
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    // A response has its socket from its turn on. One that never gets it is never closed either.
    const isAnswerable = () => response.socket?.destroyed === false;
    const turn = queue.last.then(isAnswerable);
    queue.last = turn.then(async (isNext) => {
      if (isNext) await closed;
      queue.size -= 1;
    });
    return turn;
  }

  /** Returns whether a request of a connection is in progress. */
  isBusy(socket: Socket): boolean {
    return (this.#queues.get(socket)?.size ?? 0) > 0;
  }
}
