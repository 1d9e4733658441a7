import { defineCommand } from "./command";
import { describeOpenItems, findOpenItems } from "./tasks/open-items";

defineCommand(__filename, {
  name: "tasks",
  summary: "Lists what the council has not decided, read or replaced yet.",
  isForClerks: true,
  run: ({ language, root }) => console.log(describeOpenItems(findOpenItems(root), language)),
});
