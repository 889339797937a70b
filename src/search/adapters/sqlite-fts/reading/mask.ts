/** 1 for documents that are among those meant, by id. */
export type Mask = Uint8Array;
