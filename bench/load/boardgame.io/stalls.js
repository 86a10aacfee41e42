// Stalls, the same small game as ../stalls.py: take what lies on one of eight stalls; the others fill up.
const STALLS = 8;
const MOST = 9;

exports.Stalls = {
  name: "stalls",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx }) => ({
    stock: Array(STALLS).fill(1),
    goods: Array.from({ length: ctx.numPlayers }, () => Array(STALLS).fill(0)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, stall) => {
      if (!Number.isInteger(stall) || !(G.stock[stall] > 0)) return "INVALID_MOVE";
      G.goods[Number(playerID)][stall] += G.stock[stall];
      for (let other = 0; other < STALLS; other += 1) {
        G.stock[other] = other === stall ? 0 : Math.min(MOST, G.stock[other] + 1);
      }
    },
  },
};
