/** Reading a view: what the boards of all games need. */

/** The player of *seat*; asking for a seat that does not exist is a mistake of ours. */
export function playerOf<Player extends { seat: number }>(view: { players: Player[] }, seat: number): Player {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) throw new Error(`The view has no seat ${seat}.`);
  return player;
}

/** 0, 1, 2 … below *count*. */
export function upTo(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, index) => index);
}
