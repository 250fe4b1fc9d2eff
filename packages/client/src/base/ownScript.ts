/** What browsers offer that make sure by whom a script was named; others have nothing of the kind. */
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown };
};

/** Workers come from our own site alone; any other address throws. */
const checked = (address: string): string => {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`a script of another site: ${origin}`);
  return href;
};

const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('claim-it', { createScriptURL: checked });

/** The address of a worker of ours. The only policy there is: no text ever becomes a page or a script. */
export const ownScript = (address: string): string =>
  (policy?.createScriptURL(address) ?? checked(address)) as string;
