import { describe, expect, it } from '@jest/globals';
import { projectFiles, textOf } from '../support/checkout.js';

const HERE = 'test/conventions/files-name-no-machine.spec.ts';

const TEXT = /(\.(ts|mjs|cjs|js|json|md|ya?ml|graphql|sh|txt|css|html)|\/run|rc|ignore|\.example)$/;

/** What would tie the project to one machine: a home folder, a work folder, a package registry. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a home folder', /\/(home|Users)\/[a-z]|[^\w.]\/root\/|[A-Z]:\\Users/],
  ['a work folder', /[^\w.]\/(work|workspace|builds)\//],
  ['a package registry', /registry\.[a-z]+\.(org|com|io)|"resolved":|\/\/unpkg\.com|\/\/cdn\.jsdelivr/],
];

describe('The files of the project', () => {
  const files = projectFiles().filter((file) => TEXT.test(file) && file !== HERE);

  it.each(FORBIDDEN)('should not contain %s', (_what, pattern) => {
    expect(files.filter((file) => pattern.test(textOf(file)))).toEqual([]);
  });

  it('should be only sources, texts and the lock file', () => {
    expect(
      projectFiles().filter((file) => /\.(zip|tgz|gz|jar|db|sqlite|node|exe|so|dll|png|jpe?g)$/.test(file)),
    ).toEqual([]);
  });
});
