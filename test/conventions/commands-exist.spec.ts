import { describe, expect, it } from '@jest/globals';
import { textOf } from '../support/checkout/checkout.js';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/configuration.md',
  'docs/compatibility.md',
  'docs/privileges.md',
];

describe('The documents', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

  it.each(DOCUMENTS)('should name only npm scripts that exist: %s', (document) => {
    const named = [...textOf(document).matchAll(/npm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    const unknown = named.filter((name) => !(name in scripts));
    expect(unknown).toEqual([]);
  });
});
