import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCompiled } from '../../../bin/compiled-code.mjs';

/** The text of a bundle whose function `answer` runs when it is loaded. */
const bundle = (answer: number): string =>
  `(function(exports){\n"use strict";exports.answer = function () { return ${answer}; }; exports.answer(); })`;

describe('the compiled form of a bundle', () => {
  let root: string;
  let file: string;
  let folder: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'compiled-'));
    file = join(root, 'bundle.js');
    folder = join(root, 'compiled');
    writeFileSync(file, bundle(1));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  const answer = ({ exports }: ReturnType<typeof loadCompiled>): unknown => (exports.answer as () => unknown)();

  /** Loads the bundle, and returns the only file that is kept. */
  function kept(): string {
    loadCompiled(file, [folder]).keep();
    const names = readdirSync(folder);
    expect(names).toHaveLength(1);
    return join(folder, names[0] ?? '');
  }

  it('should be kept once, for its owner', () => {
    const first = statSync(kept());
    const again = loadCompiled(file, [folder]);
    again.keep();
    expect([answer(again), statSync(kept())]).toEqual([1, expect.objectContaining({ ino: first.ino })]);
  });

  it('should take the place of that of another build with as many letters', () => {
    const old = kept();
    writeFileSync(file, bundle(2));
    expect(answer(loadCompiled(file, [folder]))).toBe(2);
    expect(kept()).not.toBe(old);
  });

  it.each([
    ['damaged', (bytes: Buffer) => bytes.fill(0, bytes.length / 2)],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
  ])('should be made again where it is %s', (_what, broken) => {
    const path = kept();
    const whole = readFileSync(path);
    writeFileSync(path, broken(Buffer.from(whole)));
    expect(answer(loadCompiled(file, [folder]))).toBe(1);
    expect(readFileSync(kept())).toHaveLength(whole.length);
  });

  it('should not be needed where nothing can be kept', () => {
    writeFileSync(folder, '');
    const loaded = loadCompiled(file, [folder]);
    loaded.keep();
    expect(answer(loaded)).toBe(1);
  });
});
