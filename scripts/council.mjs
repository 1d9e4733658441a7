#!/usr/bin/env node
// The program of a release archive: `sanskrit-council-site create FOLDER`, and the commands of a council's folder. Plain
// JavaScript, because npm starts it without tsx.
import "./setup/tsx.mjs";

await import("./council/run-command.ts");
