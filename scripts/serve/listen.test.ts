// Calls with their results are in tests/tables/other.yaml.
import { createServer } from "node:http";
import { listen } from "./listen";
import { startServer } from "./server";

it("reports a port in use, and suggests another", async () => {
  const { port, close } = await startServer(createServer());
  const { exitCode } = process;
  const told = jest.spyOn(console, "error").mockImplementation();
  try {
    await listen(".", { PORT: String(port), HOST: "127.0.0.1" });
    expect(told).toHaveBeenCalledWith(expect.stringMatching(`Port ${port} is already in use.*PORT=9000`));
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = exitCode;
    told.mockRestore();
    await close();
  }
});
