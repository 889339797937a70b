import { parseAllDocuments } from 'yaml';
import { textOf } from './checkout.js';

/** A value of a YAML or JSON file, of any shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read files of any shape
export type Parsed = any;

/** The documents of a YAML file of the checkout; empty ones are left out. Throws with the place of a mistake. */
export function yamlOf(...parts: readonly string[]): readonly Parsed[] {
  return parseAllDocuments(textOf(...parts)).flatMap((document) => {
    const [mistake] = document.errors;
    if (mistake !== undefined) throw new Error(`${parts.join('/')}: ${mistake.message}`);
    const value: Parsed = document.toJS();
    return value === null ? [] : [value];
  });
}
