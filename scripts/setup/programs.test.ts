import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { ensurePrograms } from "./programs";

const folder = temporaryFolder();

it("names the missing programs and their packages on a developer's machine, and installs nothing there", async () => {
  jest.spyOn(process, "getuid").mockReturnValue(1000);
  writerIn(folder)("java", "");
  expect(await ensurePrograms(["Java"], { PATH: folder })).toBeUndefined();
  expect(await ensurePrograms(["Java", "Firefox", "a display"], { PATH: folder })).toBe(
    "Missing: Firefox, a display (tests install nothing on a developer's machine). Install with: sudo apt-get install firefox-esr xvfb xauth",
  );
});
