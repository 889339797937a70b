/** A set of documents: 1 by id for each member. */
export type Mask = Uint8Array;
