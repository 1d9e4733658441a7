import path from "node:path";

/** What the search for a browser depends on; the process's own, except in tests. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** First the one without windows, in which tests take half the time. */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];

const macApplications = ["Chromium", "Google Chrome", "Microsoft Edge"];

const windowsPrograms = ["Chromium\\Application\\chrome.exe", "Google\\Chrome\\Application\\chrome.exe"];
const windowsEdge = "Microsoft\\Edge\\Application\\msedge.exe";

/** Where a browser of Chromium's family usually is on a machine, the likeliest first: first `PATH`, then by system. */
export function browserPlaces({ platform, env }: Machine): string[] {
  const { join, delimiter } = platform === "win32" ? path.win32 : path.posix;
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter(Boolean);
  const inPath = platform === "win32" ? [] : commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...usualPlaces({ platform, env })];
}

function usualPlaces({ platform, env }: Machine): string[] {
  switch (platform) {
    case "darwin":
      return ["/Applications", `${env.HOME ?? ""}/Applications`].flatMap((folder) =>
        macApplications.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
      );
    case "win32": {
      const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env["PROGRAMFILES(X86)"]].filter((folder) => folder);
      // Edge, which every Windows has, only where there is nothing nearer to Chromium.
      return [...windowsPrograms, windowsEdge].flatMap((program) => folders.map((folder) => `${folder}\\${program}`));
    }
    default:
      return ["/usr/lib/chromium/chromium", "/opt/google/chrome/chrome", "/snap/bin/chromium"];
  }
}
