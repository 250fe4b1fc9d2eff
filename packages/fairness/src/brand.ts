declare const NAME: unique symbol;

/** A text or number that is not mistaken for another of the same shape; made where it is read or counted. */
export type Branded<Base, Name extends string> = Base & { readonly [NAME]: Name };
