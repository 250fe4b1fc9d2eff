import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const BUILDER = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

/** The tests run the built programs, so they are built once before them. */
export const setup = (): void => {
  execFileSync(process.execPath, [BUILDER, 'cli', 'house'], { stdio: 'inherit' });
};
