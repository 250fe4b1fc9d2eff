declare const NAME: unique symbol;

/** A text or number that the compiler keeps apart from others of the same shape; created where it is read or counted. */
export type Branded<Base, Name extends string> = Base & { readonly [NAME]: Name };
