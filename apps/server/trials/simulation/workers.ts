import { register } from 'node:module';

/** Workers of the browser are named by the address of their script; here there are none, and the client goes without. */
const HOOK = `export const load = (url, context, next) =>
  url.endsWith('?worker&url')
    ? { format: 'module', source: 'export default ""', shortCircuit: true }
    : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
