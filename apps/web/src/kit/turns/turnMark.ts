const ICON = 'link[rel~="icon"]';

/** A gold disc with an ebony rim: it is your turn. */
const GOLD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#140b06"/><circle cx="16" cy="16" r="11.5" fill="#f4c64e"/><path d="M11 9v15M11 10l11 4-11 4z" fill="none" stroke="#140b06" stroke-width="2.5"/></svg>',
)}`;

let usual: readonly string[] | null = null;

const icons = (): readonly HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>(ICON),
];

/** The sign in the browser's tab is gold while a table waits for this device. */
export const markTurn = (isMine: boolean): void => {
  usual ??= icons().map(({ href }) => href);
  for (const [at, icon] of icons().entries()) icon.href = isMine ? GOLD : (usual[at] ?? icon.href);
};
