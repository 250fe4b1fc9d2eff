/** The Trusted Types API of browsers that have it. */
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
};

/** Workers come from our own origin only; any other URL throws. */
const checked = (address: string): string => {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`a script of another site: ${origin}`);
  return href;
};

const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('claim-it', { createScriptURL: checked });

/** The URL of one of our workers. This is the only policy, so no text becomes a page or a script. */
export const ownScript = (address: string): string =>
  (policy?.createScriptURL(address) ?? checked(address)) as string;
