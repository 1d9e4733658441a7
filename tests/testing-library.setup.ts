// Most suites have no document, and need not wait for the library.
if (typeof document !== "undefined") {
  const { configure } = jest.requireActual<typeof import("@testing-library/react")>("@testing-library/react");

  // The default of one second is too short on a busy machine. This limit is only for elements that never appear.
  configure({ asyncUtilTimeout: 60_000 });

  // React only logs what it finds wrong. A test that expects an error replaces this.
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation((...told) => {
      throw new Error(told.join(" "));
    });
  });
}
