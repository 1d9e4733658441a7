import { applyPreferences, applyStoredPreferences, choosePreference, dataset, getAttribute } from "./preferences";
import { formName, settingNames, settings, storageKey } from "./settings";
import { withStorage } from "./storage";

/**
 * Handles the preferences form without the app. A choice is applied and stored at once. An opened form shows the stored
 * choices, and a reset deletes them. A page that Back restores from the bfcache gets the stored preferences.
 */
export function installPreferencesForm(): void {
  listen("pageshow", (event) => {
    if ("persisted" in event && event.persisted) applyStoredPreferences();
  });
  listen("toggle", ({ target }) => {
    if (target instanceof Element) showChosen(target);
  });
  listen("click", chooseClass);
  listen("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target);
  });
  listen("reset", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.name !== formName) return;
    withStorage((storage) => storage.removeItem(storageKey));
    applyPreferences({});
  });
}

function listen(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, true);
}

function showChosen(form: Element): void {
  for (const name of settingNames) {
    const value = dataset[getAttribute(name)] ?? settings[name][0];
    const radio = form.querySelector<HTMLInputElement>(`[name="${formName}:${name}"][value="${value}"]`);
    if (radio) radio.checked = true;
  }
}

function choose({ name, value }: HTMLInputElement): void {
  const [form, setting] = name.split(":");
  if (form !== formName || !setting) return;
  choosePreference(setting, value);
}

/**
 * Stores the class of a followed link in `ClassChooser` and shows it. The page moves only if the class's heading is in
 * the lower half of the screen or below. The URL then names the class, so that a copied link shows it.
 */
function chooseClass(event: Event): void {
  const chip = event.target instanceof Element && event.target.closest("a[data-class]");
  if (!(chip instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  choosePreference("class", chip.dataset.class ?? "");
  // Gatsby's router stores a key in `history.state`.
  history.replaceState(history.state, "", chip.hash);
  const heading = document.getElementById(chip.hash.slice(1));
  if (heading && heading.getBoundingClientRect().top > innerHeight / 2) heading.scrollIntoView();
}
