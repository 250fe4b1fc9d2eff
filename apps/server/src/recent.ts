/**
 * What was used lately, at most so many. It is kept in two halves: what is used moves into the young one, and when that is full,
 * what was not used since the last time is dropped. So a use costs one lookup, and nothing is put into another order.
 */
export class Recent<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.#old.delete(key);
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
