import { configure } from "@testing-library/react";

// A limit for what never comes, not for what is slow: the machine may have other work to do. One second is its default.
configure({ asyncUtilTimeout: 60_000 });
