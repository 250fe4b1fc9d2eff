/** The result: shared by the device's dialog, copied to the clipboard, or failed. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Puts words into the clipboard. Never rejects: without a clipboard, or without leave, it refuses. */
export const copyOut = async (content: string): Promise<'copied' | 'refused'> => {
  try {
    await navigator.clipboard.writeText(content);
    return 'copied';
  } catch {
    return 'refused';
  }
};

/** Something to hand on: a link with a title, or words. */
export type ShareContent =
  | { readonly title: string; readonly url: string }
  | { readonly text: string; readonly files?: File[] };

const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Without files where the device hands on none. */
const handable = (handed: ShareContent): ShareContent => {
  if (!('files' in handed) || navigator.canShare?.({ files: handed.files ?? [] }) === true)
    return handed;
  return { text: handed.text };
};

/** Hands something to the device's own sheet; where there is none, or it does not work, copies it. Never rejects. */
export const shareOut = async (handed: ShareContent): Promise<ShareOutcome> => {
  const content = 'url' in handed ? handed.url : handed.text;
  if (typeof navigator.share !== 'function') return copyOut(content);
  try {
    await navigator.share(handable(handed));
    return 'shared';
  } catch (error) {
    // Closing the sheet without sharing is no failure.
    return isClosed(error) ? 'shared' : copyOut(content);
  }
};
