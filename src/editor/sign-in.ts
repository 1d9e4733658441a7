/**
 * The script of the sign-in page, which the editor opens in a pop-up. It passes the token that the clerk enters only to
 * the window that opened it. Both have the same origin, and the origin of every message is checked. Nothing is stored
 * or sent elsewhere.
 */
import { editorHosts } from "../desk/host/interfaces";
import { openPage, translate } from "./page";

function element<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The sign-in page has no ${id}.`);
  return found;
}

/** Passes the token to Decap by its handshake: Decap echoes a greeting, and only then receives the token. */
function handOver(opener: Window, host: string, token: string): void {
  const { origin } = window.location;
  const greeting = `authorizing:${host}`;
  window.addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== opener || event.data !== greeting) return;
    opener.postMessage(`authorization:${host}:success:${JSON.stringify({ token, provider: host })}`, origin);
  });
  opener.postMessage(greeting, origin);
}

function show(): void {
  openPage("sign-in.title");
  const requested = new URLSearchParams(window.location.search).get("provider");
  const host = editorHosts.find((one) => one === requested);
  element("heading", HTMLHeadingElement).textContent = document.title;
  const opener: unknown = window.opener;
  if (!host || !isWindow(opener)) {
    element("help", HTMLParagraphElement).textContent = translate("sign-in.alone");
    return;
  }
  element("help", HTMLParagraphElement).textContent = translate(`sign-in.${host}`);
  element("label", HTMLLabelElement).textContent = translate("sign-in.label");
  const button = element("go", HTMLButtonElement);
  button.textContent = translate("sign-in.go");
  const form = element("form", HTMLFormElement);
  const box = element("token", HTMLInputElement);
  form.hidden = false;
  box.focus();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const token = box.value.trim();
    if (token === "") return;
    box.value = "";
    handOver(opener, host, token);
  });
}

/** Checks whether the opener is a window. `instanceof` fails because the opener has another `Window` class. */
function isWindow(value: unknown): value is Window {
  return (
    typeof value === "object" && value !== null && "postMessage" in value && typeof value.postMessage === "function"
  );
}

show();
