import { provideEngine } from '@claim-it/ai';
import { engineFile } from './weightsFiles.ts';

/** Compiles while the file arrives. */
const fetchEngine = (): Promise<WebAssembly.Module> =>
  WebAssembly.compileStreaming(fetch(engineFile));

let loading: Promise<void> | null = null;

/** Loads what bots and analysis run on, once; where that fails, the next question tries again. */
export const loadEngine = (
  fetched: () => Promise<WebAssembly.Module> = fetchEngine,
): Promise<void> => {
  loading ??= fetched().then(provideEngine);
  loading.catch(() => {
    loading = null;
  });
  return loading;
};
