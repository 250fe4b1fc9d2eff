import type { Catalog } from '../catalog.ts';
import { base } from './base.ts';
import { cli } from './cli.ts';

export const nl: Catalog = { ...base, cli };
