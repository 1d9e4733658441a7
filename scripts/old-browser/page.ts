import type { Browser, CDPSession } from "@playwright/test";
import { z } from "zod";

const attached = z.object({ sessionId: z.string() });
const received = z.object({ sessionId: z.string(), message: z.string() });
const answer = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});
const thrown = z.object({
  exceptionDetails: z.object({
    text: z.string(),
    exception: z.looseObject({ description: z.string().optional() }).optional(),
  }),
});
const said = z.object({
  type: z.string(),
  args: z.array(z.looseObject({ value: z.unknown().optional(), description: z.string().optional() })),
});
const evaluated = z.object({
  result: z.looseObject({ value: z.unknown().optional() }),
  exceptionDetails: z.unknown().optional(),
});

/** A page of a browser too old for Playwright's pages, by the DevTools protocol of its time. */
export class OldPage {
  /** What was thrown and not caught, and what the console called an error, since the page was opened. */
  readonly faults: string[] = [];
  private readonly asked = new Map<number, (given: z.infer<typeof answer>) => void>();
  private last = 0;

  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  /** Opens an empty page of a phone's size. @throws what the browser answers where it cannot */
  static async open(browser: Browser): Promise<OldPage> {
    const session = await browser.newBrowserCDPSession();
    const { targetId } = await session.send("Target.createTarget", { url: "about:blank", width: 360, height: 740 });
    const { sessionId } = attached.parse(await session.send("Target.attachToTarget", { targetId, flatten: false }));
    const page = new OldPage(session, sessionId);
    session.on("Target.receivedMessageFromTarget", (event) => {
      const { sessionId: from, message } = received.parse(event);
      if (from === sessionId) page.hear(answer.parse(JSON.parse(message)));
    });
    for (const domain of ["Page", "Runtime"]) await page.send(`${domain}.enable`);
    return page;
  }

  /** Goes to an address; that the page is there is for whoever asks to see. */
  async goto(address: string): Promise<void> {
    await this.send("Page.navigate", { url: address });
  }

  /** Writes into what has the focus, as by a keyboard. */
  async write(text: string): Promise<void> {
    await this.send("Input.insertText", { text });
  }

  /** What an expression comes to in the page. @throws what it throws there */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = evaluated.parse(
      await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }),
    );
    if (exceptionDetails !== undefined) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  }

  private hear(given: z.infer<typeof answer>): void {
    if (given.id !== undefined) {
      this.asked.get(given.id)?.(given);
      this.asked.delete(given.id);
    } else if (given.method === "Runtime.exceptionThrown") {
      const { exceptionDetails } = thrown.parse(given.params);
      this.faults.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
    } else if (given.method === "Runtime.consoleAPICalled") {
      const { type, args } = said.parse(given.params);
      if (type === "error")
        this.faults.push(args.map(({ value, description }) => String(value ?? description)).join(" "));
    }
  }

  private send(method: string, params: object = {}): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.asked.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      const message = JSON.stringify({ id, method, params });
      this.session.send("Target.sendMessageToTarget", { sessionId: this.id, message }).catch(reject);
    });
  }
}
