/** An IP address; passkeys need a host name. */
const ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser supports passkeys for this page. */
export const hasPasskeys = (): boolean =>
  globalThis.isSecureContext === true &&
  'PublicKeyCredential' in globalThis &&
  !ADDRESS.test(location.hostname);
