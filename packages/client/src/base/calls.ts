/** The functions of the other side of a port. `asEvent` waits for no answer. */
export type Remote<Functions extends object> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...given: infer Given) => infer Value
    ? ((...given: Given) => Promise<Awaited<Value>>) & {
        readonly asEvent: (...given: Given) => void;
      }
    : never;
};

type CallMessage = { readonly call: number; readonly name: string; readonly given: unknown[] };
type EventMessage = Omit<CallMessage, 'call'>;
type AnswerMessage =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly error: unknown };
type Message = CallMessage | EventMessage | AnswerMessage;

type Waiting = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** One side of a port: what it calls there, and what it hears from there. */
export type Calls<Functions extends object> = {
  readonly remote: Remote<Functions>;
  /** Takes a message of the other side: a call of `own`, or an answer. */
  readonly hear: (message: unknown) => void;
  /** Rejects every call that has no answer, and every later one. */
  readonly close: (why: Error) => void;
};

type Own = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/** Calls between two sides that send each other values; `own` are the functions that the other side may call. */
export const createCalls = <Functions extends object>(
  own: object,
  post: (message: unknown) => void,
): Calls<Functions> => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed: Error | null = null;
  const send = (message: Message): void => post(message);
  const call = (name: string, given: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (closed !== null) return reject(closed);
      last += 1;
      send({ call: last, name, given });
      waiting.set(last, { resolve, reject });
    });
  const run = (name: string, given: unknown[]): unknown => {
    const work = (own as Own)[name];
    if (work === undefined) throw new TypeError(`no function ${name}`);
    return work(...given);
  };
  const answer = async (id: number, name: string, given: unknown[]): Promise<void> => {
    let said: AnswerMessage;
    try {
      said = { answer: id, value: await run(name, given) };
    } catch (error) {
      said = { answer: id, error };
    }
    send(said);
  };
  const remote = new Proxy(
    {},
    {
      get: (_, name: string) =>
        Object.assign((...given: unknown[]) => call(name, given), {
          asEvent: (...given: unknown[]) => send({ name, given }),
        }),
    },
  ) as Remote<Functions>;
  return {
    remote,
    hear: (raw) => {
      const message = raw as Message;
      if ('answer' in message) {
        const { resolve, reject } = waiting.get(message.answer) ?? {};
        waiting.delete(message.answer);
        if ('error' in message) reject?.(message.error);
        else resolve?.(message.value);
      } else if ('call' in message) void answer(message.call, message.name, message.given);
      else run(message.name, message.given);
    },
    close: (why) => {
      closed = why;
      for (const { reject } of waiting.values()) reject(why);
      waiting.clear();
    },
  };
};
