import { configure } from "@testing-library/react";

// The default of one second is too short on a busy machine. This limit is only for elements that never appear.
configure({ asyncUtilTimeout: 60_000 });
