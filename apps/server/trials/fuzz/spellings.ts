/** Spellings of a path of the API that a router, a proxy or a check may take for the plain one. */
const PATH_SPELLINGS: readonly ((rest: string) => string)[] = [
  (rest) => `/%61pi${rest}`,
  (rest) => `/ap%69${rest}`,
  (rest) => `/%61%70%69${rest}`,
  (rest) => `/%2561pi${rest}`,
  (rest) => `/%61pi${rest}?x=/api/`,
  (rest) => `/api${rest.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  (rest) => `/api${rest.replace('/', '%2f')}`,
  (rest) => `/api${rest.replace('/', '%2F')}`,
  (rest) => `/%61pi${rest.replace('/', '%5c')}`,
  (rest) => `/api${rest.replace('/', '\\')}`,
  (rest) => `//api${rest}`,
  (rest) => `//%61pi${rest}`,
  (rest) => `/api/${rest}`,
  (rest) => `/./api${rest}`,
  (rest) => `/%2e/api${rest}`,
  (rest) => `/en/../api${rest}`,
  (rest) => `/en/%2e%2e/api${rest}`,
  (rest) => `/en/..%2fapi${rest}`,
  (rest) => `/api/.${rest}`,
  (rest) => `/api/x/..${rest}`,
  (rest) => `/API${rest}`,
  (rest) => `/Api${rest}`,
  (rest) => `/%41PI${rest}`,
  (rest) => `/api;v=1${rest}`,
  (rest) => `/%61pi;v=1${rest}`,
  (rest) => `/api${rest};v=1`,
  (rest) => `/%61pi${rest};v=1`,
  (rest) => `/api${rest}/`,
  (rest) => `/%61pi${rest}/`,
  (rest) => `/%61pi${rest}?`,
  (rest) => `/%61pi${rest}#x`,
  (rest) => `/%61pi${rest}%00`,
  (rest) => `/%61pi${rest}%20`,
  (rest) => `/%ef%bd%81pi${rest}`,
  (rest) => `/%c1%a1pi${rest}`,
  (rest) => `/%61pi${rest}%e0%a4%a`,
  (rest) => `/?/api${rest}`,
];

/** The whole address as the target, as it is sent to a proxy. */
const ABSOLUTE_SPELLINGS: readonly ((rest: string, host: string) => string)[] = [
  (rest, host) => `http://${host}/api${rest}`,
  (rest, host) => `http://${host}/%61pi${rest}`,
  (rest, host) => `HTTP://${host.toUpperCase()}/api${rest}`,
  (rest, host) => `https://${host}/api${rest}`,
  (rest, host) => `http://user@${host}/api${rest}`,
  (rest) => `http://evil.example/api${rest}`,
  (rest) => `http://evil.example/%61pi${rest}`,
  (rest) => `http:///api${rest}`,
  (rest) => `x:/api${rest}`,
];

/** Every other spelling of `/api` and the rest of a path, such as `/session`, for a server of this name. */
export const spellingsOf = (rest: string, host: string): readonly string[] =>
  [...PATH_SPELLINGS, ...ABSOLUTE_SPELLINGS].map((spell) => spell(rest, host));
