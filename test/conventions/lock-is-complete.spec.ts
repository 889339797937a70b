import { describe, expect, it } from '@jest/globals';
import { textOf } from '../support/checkout/checkout.js';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe.each(['package-lock.json', 'test/mutation/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(textOf(file)) as { packages: Record<string, LockedPackage> };
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));

  it('should name no registry', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('should name the builds for every platform (node scripts/complete-lock.mjs adds them)', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});
