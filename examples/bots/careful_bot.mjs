// A bot for Orrery's line protocol in JavaScript: prefers moves of a kind it has made least often.
//
//     orrery sim new-frontiers --seats "exec:node careful_bot.mjs,greedy" --games 10
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));
let made = new Map();

const kind = (choice) => choice.move.split(" ")[0];
const count = (choice) => made.get(kind(choice)) ?? 0;

const answers = {
  hello: () => say({ type: "hello", protocol: 1, name: "careful in JavaScript" }),
  new: () => {
    made = new Map();
  },
  decide: ({ id, choices }) => {
    const choice = choices.reduce((best, other) => (count(other) < count(best) ? other : best));
    made.set(kind(choice), count(choice) + 1);
    say({ type: "move", id, move: choice.move });
  },
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  answers[message.type]?.(message);
}
