import { statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inCheckout, projectFiles, textOf } from '../support/checkout/checkout.js';

const HERE = 'test/conventions/files-name-no-machine.spec.ts';

const TEXT = /(\.(ts|mjs|cjs|js|json|md|ya?ml|graphql|sh|txt|css|html)|\/run|rc|ignore|\.example)$/;

/** What would tie the project to one machine: a home folder, a work folder, a package registry. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a home folder', /\/(home|Users)\/[a-z]|[^\w.]\/root\/|[A-Z]:\\Users/],
  ['a work folder', /[^\w.]\/(work|workspace|builds)\//],
  ['a package registry', /registry\.[a-z]+\.(org|com|io)|"resolved":|\/\/unpkg\.com|\/\/cdn\.jsdelivr/],
];

const BINARY = /\.(zip|tgz|gz|jar|db|sqlite|node|exe|so|dll|png|jpe?g)$/;

const MOST_PICTURE_BYTES = 150_000;

describe('The files of the project', () => {
  const files = projectFiles().filter((file) => TEXT.test(file) && file !== HERE);

  it.each(FORBIDDEN)('should not contain %s', (_what, pattern) => {
    expect(files.filter((file) => pattern.test(textOf(file)))).toEqual([]);
  });

  it('should be only sources, texts, the lock file and the pictures of the documentation', () => {
    const binaries = projectFiles().filter((file) => BINARY.test(file));
    expect(binaries.filter((file) => !/^docs\/images\/[a-z-]+\.png$/.test(file))).toEqual([]);
    expect(binaries.filter((file) => statSync(inCheckout(file)).size > MOST_PICTURE_BYTES)).toEqual([]);
  });
});
