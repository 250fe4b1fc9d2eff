import type { JSX } from 'preact';
import { texts } from './texts.ts';

export const App = (): JSX.Element | null => (texts.value === null ? null : <main>Claim It!</main>);
