import type { Branded } from '@claim-it/fairness';

/** A table of a house. */
export type TableId = Branded<string, 'TableId'>;

/** Somebody whom a house knows by a cookie; the id is random and says nothing. */
export type GuestId = Branded<string, 'GuestId'>;

/** A client's own name for a command: sent again, the command is not done again. */
export type CommandId = Branded<string, 'CommandId'>;

/** A hash of a table's log: 32 bytes, hexadecimal. */
export type LogHash = Branded<string, 'LogHash'>;

/** A secret in a link, of 128 bits or more: who has it may sit down, or be a guest again. */
export type Token = Branded<string, 'Token'>;

/** The id of another person as one guest knows them; each guest knows a different one. */
export type PersonId = Branded<string, 'PersonId'>;
