import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inCheckout, textOf } from '../support/checkout/checkout.js';

const ROW = /^\| (?!mistake|---)(.+?) \| (.+) \|$/gm;
const NAMED = /`((?:src|test)\/[^`]+\.(?:spec|contract)\.ts)`: (.+?)(?=<br>|$)/g;

/** File and name of every test that a text names, as docs/authorization.md does. */
function namedTests(text: string): readonly (readonly [file: string, name: string])[] {
  return [...text.matchAll(NAMED)].map(([, file = '', name = '']) => [file, name] as const);
}

function exists([file, name]: readonly [file: string, name: string]): boolean {
  if (!existsSync(inCheckout(file))) return false;
  const text = textOf(file);
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
}

describe('The table of mistakes in docs/authorization.md', () => {
  const rows = [...textOf('docs', 'authorization.md').matchAll(ROW)].map(([, mistake = '', tests = '']) => ({
    mistake,
    tests: namedTests(tests),
  }));

  it('should name tests for every mistake', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('should name only tests that exist', () => {
    expect(rows.flatMap(({ tests }) => tests).filter((one) => !exists(one))).toEqual([]);
  });

  it('should be checked by a test that can fail', () => {
    const [here, gone] = namedTests(
      '`test/conventions/authorization-is-documented.spec.ts`: should name only tests that exist<br>`test/e2e/gone.spec.ts`: should x',
    );
    expect([here, gone].map((one) => one !== undefined && exists(one))).toEqual([true, false]);
    expect(exists(['test/conventions/authorization-is-documented.spec.ts', 'should be' + ' gone'])).toBe(false);
  });
});
