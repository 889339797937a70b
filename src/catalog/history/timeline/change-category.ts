import { invalidArgument } from '../../../foundation/common/errors.js';
import { CHANGE_CATEGORIES, type ChangeCategory } from './change.js';

/** Aliases of categories. Source: DataHub's timeline endpoint and command line. */
const ALIASES: Readonly<Record<string, ChangeCategory>> = {
  OWNER: 'OWNERSHIP',
  TAGS: 'TAG',
  TERM: 'GLOSSARY_TERM',
  SCHEMA: 'TECHNICAL_SCHEMA',
};

/**
 * Parses a category, ignoring case; `_`, `-` and spaces separate its words. Throws `INVALID_ARGUMENT` with the known
 * categories.
 */
export function changeCategory(text: string): ChangeCategory {
  const name = text
    .trim()
    .replace(/[-\s]+/g, '_')
    .toUpperCase();
  const found = CHANGE_CATEGORIES.find((category) => category === name) ?? ALIASES[name];
  if (found !== undefined) return found;
  throw invalidArgument(`Unknown change category ${text}. Known ones: ${CHANGE_CATEGORIES.join(', ')}.`);
}
