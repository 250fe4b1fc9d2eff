import type { IncomingHttpHeaders } from 'node:http';

/** What the built app answers to a request; apps/web/serve makes it. */
export type SiteAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

export type Site = (request: {
  readonly method: string;
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly publicOrigin: string | null;
}) => SiteAnswer;

type SiteModule = { readonly openSite: (folder: string) => Site };

/** Reads the built app into memory through its own server's code, which the build lays beside this program. */
export const loadSite = async (module: URL, folder: string): Promise<Site> => {
  const { openSite } = (await import(module.href)) as SiteModule;
  return openSite(folder);
};
