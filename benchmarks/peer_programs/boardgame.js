// boardgame.io: `node boardgame.js SECONDS tic-tac-toe`, by the reducer that its clients and servers use. States are
// never changed but made anew, so there is nothing to copy.
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const lines = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const seconds = Number(process.argv[2]);
const reduce = CreateGameReducer({ game });
const used = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

function playAGame() {
  let state = InitializeGame({ game });
  let decisions = 0;
  let legal = 0;
  while (!state.ctx.gameover) {
    const open = [];
    for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) open.push(cell);
    legal += open.length;
    decisions += 1;
    const args = [open[Math.floor(Math.random() * open.length)]];
    const playerID = state.ctx.currentPlayer;
    state = reduce(state, { type: "MAKE_MOVE", payload: { type: "mark", args, playerID } });
  }
  return [decisions, legal];
}

for (let number = 0; number < 200; number++) playAGame();
let games = 0;
let decisions = 0;
let legal = 0;
const start = used();
while (used() - start < seconds) {
  const [made, offered] = playAGame();
  games += 1;
  decisions += made;
  legal += offered;
}
const rate = decisions / (used() - start);
console.log(JSON.stringify({ decisions: rate, copies: null, steps: null, length: decisions / games, legal: legal / decisions }));
