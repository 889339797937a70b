import { resolve } from 'node:path';

/** The folder of the checkout. */
export const root = resolve(import.meta.dirname, '..', '..');

/** A path inside the checkout. */
export const inRoot = (...parts) => resolve(root, ...parts);
