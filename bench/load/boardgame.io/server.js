// A boardgame.io server as its own documentation starts it. node server.js PORT [FOLDER]: in memory, or in flat files.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Stalls } = require("./stalls.js");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Stalls],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {}),
});
server.run({ port: Number(port), callback: () => console.log("ready") });
