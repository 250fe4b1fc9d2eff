import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A stretch of the network in front of a port: it can break, or carry nothing any more without a word. */
export class Link {
  readonly #server = createServer((socket) => this.#accept(socket));
  readonly #sockets = new Set<Socket>();
  readonly #target: number;
  #state: 'whole' | 'broken' | 'silent' = 'whole';
  port = 0;

  constructor(target: number) {
    this.#target = target;
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  #accept(near: Socket): void {
    this.#keep(near);
    if (this.#state === 'broken') return void near.destroy();
    if (this.#state === 'silent') return void near.pause();
    const far = connect(this.#target, '127.0.0.1');
    this.#keep(far);
    near.pipe(far);
    far.pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  #drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** All connections end, and new ones are not taken. */
  break(): void {
    this.#state = 'broken';
    this.#drop();
  }

  /** Connections stay, and nothing passes. */
  silence(): void {
    this.#state = 'silent';
    for (const socket of this.#sockets) {
      socket.unpipe();
      socket.pause();
    }
  }

  /** What was silent is lost; new connections pass. */
  restore(): void {
    this.#state = 'whole';
    this.#drop();
  }

  async close(): Promise<void> {
    this.#drop();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
