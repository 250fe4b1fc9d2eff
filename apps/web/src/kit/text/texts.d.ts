import type { Language, WebCatalog } from '@claim-it/text';
import type { ReadonlySignal } from '@preact/signals';
/** Everything the app says, in the language spoken now. Nothing is drawn before the first is there. */
export declare const texts: ReadonlySignal<WebCatalog | null>;
/** The texts where they must be there: inside any component. */
export declare const text: () => WebCatalog;
/** Loads a language and speaks it, unless another was asked for meanwhile. */
export declare const loadTexts: (language: Language) => Promise<void>;
