import { rmSync } from 'node:fs';
import { buildHouse, freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import { createFileSite } from '../chaos/house/site.ts';
import { setUp } from '../load/housePhase.ts';
import type { Peer } from './peer.ts';

/** Our own server as it is: moves on disk before they are answered, dice of both players, logs with hash chains. */
export const openOurs = async (): Promise<Peer> => {
  const program = buildHouse();
  const site = createFileSite(Buffer.alloc(32, 7).toString('base64url'));
  const port = await freePort();
  const house = new HouseProcess({ env: site.env, port, program });
  await house.start();
  const pid = house.pid ?? 0;
  return {
    name: 'Claim It!',
    pid,
    port,
    open: async (games, through = port) => {
      const base = `http://127.0.0.1:${through}`;
      const { tables, sockets } = await setUp({ base, pid }, games, 2);
      return tables.map((table, number) => ({
        move: async () => void (await table.play(1)),
        close: () => {
          for (const socket of sockets.slice(number * 2, number * 2 + 2)) socket.terminate();
        },
      }));
    },
    close: async () => {
      await house.end('SIGTERM');
      await site.remove();
      rmSync(program, { recursive: true, force: true });
    },
  };
};
