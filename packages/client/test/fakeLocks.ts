type Keep = (lock: Lock | null) => Promise<unknown>;
type Holder = { readonly lost: (error: Error) => void };

/** Locks like the browser's, for the cases we use: waiting until a signal, requesting if available, and stealing. */
export class FakeLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #waiting = new Map<string, (() => void)[]>();

  async request(name: string, options: LockOptions, keep: Keep): Promise<unknown> {
    if (options.steal === true) {
      this.#holders.get(name)?.lost(new Error('stolen'));
      this.#holders.delete(name);
    }
    if (options.ifAvailable === true && this.#holders.has(name)) return await keep(null);
    while (this.#holders.has(name)) await this.#wait(name, options.signal);
    return await this.#hold(name, keep);
  }

  #wait(name: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]);
    });
  }

  #hold(name: string, keep: Keep): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const holder: Holder = { lost: reject };
      this.#holders.set(name, holder);
      void keep({ name, mode: 'exclusive' }).then((value) => {
        if (this.#holders.get(name) === holder) this.#holders.delete(name);
        for (const wake of this.#waiting.get(name)?.splice(0) ?? []) wake();
        resolve(value);
      });
    });
  }
}
