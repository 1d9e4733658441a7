import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { TextRules } from "../../content/rules";
import { createHost } from "../../desk/host/create-host";
import type { Host } from "../../desk/host/host";
import { withProduct } from "../../desk/host/with-product";
import type { ClerkMessageKey } from "../../messages";
import { fetchTextRules, readUsableRepository } from "../built-files";
import { type BarLink, openPage, showBar, translate } from "../page";
import { keepToken, readToken, signOut } from "../session";
import { describeFault } from "./describe-fault";
import { SignIn } from "./SignIn";

/** The parts that a page of the editor works with. */
interface Surroundings {
  readonly host: Host;
  readonly rules: TextRules;
}

/**
 * Opens a page of the editor that reads and writes the council's repository: says in the bar why it cannot, asks for the
 * sign-in, or renders its content into an element.
 *
 * @param place the id of the element
 * @param links the other pages in the bar
 */
export async function openHostPage(
  title: ClerkMessageKey,
  place: string,
  links: readonly BarLink[],
  render: (surroundings: Surroundings) => ReactNode | Promise<ReactNode>,
): Promise<void> {
  openPage(title);
  try {
    const element = document.getElementById(place);
    if (!element) throw new Error(`The page has no element ${place}.`);
    const root = createRoot(element);
    const settings = await readUsableRepository();
    if (typeof settings === "string") return showBar(settings, links);
    const open = async (token: string) =>
      root.render(await render({ host: withProduct(createHost(settings, token)), rules: await fetchTextRules() }));
    if (settings.kind === "local") {
      showBar(translate("editor.trial"), links);
      return await open("");
    }
    showBar("", links, signOut);
    const token = readToken();
    if (token !== undefined) return await open(token);
    const take = (given: string) => {
      keepToken(given);
      open(given).catch((error: unknown) => root.render(<p role="alert">{describeFault(error)}</p>));
    };
    root.render(<SignIn settings={settings} onSignIn={take} />);
  } catch (error) {
    showBar(describeFault(error), links);
  }
}
