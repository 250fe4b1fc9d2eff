import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { defineCommand } from '../command.ts';
import { badInput, Failure } from '../failure.ts';

/** The server program: only it can read and write its store. */
const programPath = (): string => fileURLToPath(import.meta.resolve('@claim-it/server/program'));

const storeCommand = (name: 'backup' | 'restore'): Command =>
  defineCommand({
    name,
    arguments: [{ name: 'file' }],
    options: { data: { kind: 'text' } },
    run: async ({ data }, { text, positionals: [file = ''] }) => {
      if (!existsSync(programPath())) throw badInput(text.cli.error.noHouse);
      const folder = data === undefined ? [] : ['--data', data];
      const house = spawn(process.execPath, [programPath(), name, file, ...folder], {
        stdio: 'inherit',
      });
      const [code] = (await once(house, 'exit')) as [number | null];
      if (code !== 0) throw new Failure(code ?? 1, '');
    },
  });

/** `DATABASE_URL` applies as for the server itself. */
export const backupCommand: Command = storeCommand('backup');
export const restoreCommand: Command = storeCommand('restore');
