import { toBase64Url } from '@claim-it/fairness/bytes';

/** Says how the rest is packed; another way of packing gets another letter. */
export const PACKING = 'd';

export const FORMAT = 'deflate-raw';

/** The part of a link behind the address, `#` included: it holds the whole record, and browsers send it nowhere. */
export const shareHash = async (record: string): Promise<string> => {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream(FORMAT));
  return `#${PACKING}${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
};
