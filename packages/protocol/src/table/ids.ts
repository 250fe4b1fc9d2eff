import type { Branded } from '@claim-it/fairness';

/** A table of a server. */
export type TableId = Branded<string, 'TableId'>;

/** A person that a server knows by a cookie; the id is random. */
export type GuestId = Branded<string, 'GuestId'>;

/** A client's own id for a command: the server does a repeated command only once. */
export type CommandId = Branded<string, 'CommandId'>;

/** A hash of a table's log: 32 bytes, hexadecimal. */
export type LogHash = Branded<string, 'LogHash'>;

/** A secret in a link, of 128 bits or more: its holder may sit down, or be a guest again. */
export type Token = Branded<string, 'Token'>;

/** The id of another person as one guest knows them; each guest knows a different one. */
export type PersonId = Branded<string, 'PersonId'>;
