import { connect } from 'node:net';

/** The response over a plain TCP connection. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Each `Set-Cookie` by itself. */
  readonly cookies: readonly string[];
  readonly body: string;
};

const parseAnswer = (text: string): RawAnswer => {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    return [name.toLowerCase(), value] as const;
  });
  const cookies = headers.flatMap(([name, value]) => (name === 'set-cookie' ? [value] : []));
  const status = Number(first.split(' ')[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), cookies, body };
};

/** Sends these lines unchanged, because every client of Node rewrites addresses; returns all data until the end. */
export const askRaw = (port: number, lines: readonly string[], body = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(parseAnswer(text)));
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`, 'latin1');
  });
