import { computeMaximumMarks, countGroup, findWrongChoice } from "./subject-groups";

const chosenOne = [1, 2, 3].map(() => ({ marks: 200, group: 1, choose: 1 }));
const chosenTwo = [1, 2, 3, 4].map(() => ({ marks: 100, group: 2, choose: 2 }));

it("adds the chosen number of subjects per group, and all other subjects", () => {
  expect(computeMaximumMarks([{ marks: 200 }, { marks: 200 }, ...chosenOne, { marks: 100 }, ...chosenTwo, {}])).toBe(
    900,
  );
  expect(computeMaximumMarks([{ marks: 100 }, { marks: null, group: null, choose: null }])).toBe(100);
});

it("adds the highest marks if alternatives differ", () => {
  const differing = [50, 100, 75].map((marks) => ({ marks, group: 1, choose: 2 }));
  expect(computeMaximumMarks(differing)).toBe(175);
});

it("counts the alternatives of a subject", () => {
  expect(chosenTwo.map((subject) => countGroup(subject, [...chosenOne, ...chosenTwo]))).toEqual([4, 4, 4, 4]);
  expect(countGroup({ marks: 100 }, chosenOne)).toBe(0);
});

it.each([
  ["a subject that chooses without a group", [{ choose: 1 }], 0],
  ["a group that does not say how many are chosen", [{ marks: 1 }, { group: 1 }, { group: 1 }], 1],
  ["a group of which all are chosen", [1, 2].map(() => ({ group: 1, choose: 2 })), 0],
  ["a group that says two numbers", [1, 2, 1].map((choose) => ({ group: 1, choose })), 1],
  ["no fault", [...chosenOne, ...chosenTwo, { marks: 100 }], undefined],
])("finds %s", (_what, subjects, index) => {
  expect(findWrongChoice(subjects)).toBe(index);
});
