import { correction, generate } from 'lean-qr';

/** Where a server can be found. */
export type Places = {
  /** On this machine, or in public. */
  readonly address: string;
  /** For other devices of the network, the best first. */
  readonly lan: readonly string[];
  /** Whether only this machine can reach the server. */
  readonly isAlone: boolean;
};

/** Sets both colors, also on light terminals: cameras need dark modules on a light ground. */
const [INK, PLAIN] = ['\u001b[97;40m', '\u001b[0m'];
const QUIET = 2;
/** Two rows of modules in one line of text: what is light is drawn. */
const BLOCKS = [
  ['█', '▀'],
  ['▄', ' '],
] as const;

/** A code for the camera of another device, for a terminal. */
export const terminalCode = (content: string): readonly string[] => {
  const code = generate(content, { minCorrectionLevel: correction.L });
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = '';
    for (let x = -QUIET; x < code.size + QUIET; x += 1)
      line += BLOCKS[code.get(x, y) ? 1 : 0][code.get(x, y + 1) ? 1 : 0];
    lines.push(`${INK}${line}${PLAIN}`);
  }
  return lines;
};

/** What a server says when it is open; the code is for people at a terminal. */
export const greeting = (
  { address, lan, isAlone }: Places,
  isTerminal: boolean,
): readonly string[] => {
  const [best] = lan;
  return [
    `Claim It! is at ${address}   (Ctrl-C ends it)`,
    ...(lan.length === 0 ? [] : ['Other devices in your network find it here:']),
    ...lan.map((one) => `  ${one}/`),
    ...(isTerminal && best !== undefined ? terminalCode(`${best}/`) : []),
    ...(isTerminal && isAlone
      ? ['Only this computer can open it. For phones in your network: npm start -- --host 0.0.0.0']
      : []),
  ];
};
