import { describe, expect, it } from '@jest/globals';
import { RIGHTS_ASPECTS } from '../../src/auth/index.js';
import { DECISIONS } from '../../src/ingestion/validation/given-rights/decisions.js';
import { ModelRegistry } from '../../src/model/index.js';
import { sourceFiles, textOf } from '../support/checkout/checkout.js';

/** Ways to stored values that ask for no name of an aspect from which rights are derived. */
const READERS = /\b(AspectStore|AspectScanner|AspectLog|VisibleAspects|RegistryAspectStore|StoredRows)\b/;

/**
 * Where stored values pass without rights being derived from them: the module that makes the one way, and what takes
 * out of answers what the actor may not read.
 */
const PASSAGES = ['src/auth/auth.module.ts', 'src/auth/views/readable-aspects.ts'];

const NEW_GUARDED = ['groupMembership', 'nativeGroupMembership', 'ownership', 'subTypes', 'corpUserCredentials'];

function readersIn(files: readonly string[], text: (file: string) => string): readonly string[] {
  return files.filter((file) => file.startsWith('src/auth/') && READERS.test(text(file)));
}

describe('Aspects from which privileges are derived', () => {
  const files = sourceFiles().filter((file) => !file.endsWith('.spec.ts'));

  it('should be read in one way only, which covers only aspects with a decision', () => {
    expect(readersIn(files, (file) => textOf(file))).toEqual(PASSAGES);
  });

  it('should be aspects of the model, each with a decision on the privilege to write it', () => {
    const aspects = Object.keys(RIGHTS_ASPECTS);
    expect(Object.keys(DECISIONS).sort()).toEqual(aspects.sort());
    const registry = ModelRegistry.standard();
    expect(aspects.filter((name) => registry.findAspect(name) === undefined)).toEqual([]);
  });

  it.each(Object.entries(DECISIONS))('should be guarded, or give the reason: %s', (name, decision) => {
    if (!('guard' in decision)) expect(decision.ordinary).toMatch(/^[a-z].{20,}/);
    if (NEW_GUARDED.includes(name)) expect(decision).toHaveProperty('guard');
  });

  it('should be checked by a test that can fail', () => {
    const text = (): string => "import { AspectStore } from '../aspects/index.js';";
    expect(readersIn(['src/auth/new-reader.ts', 'src/annotations/tags/tag.service.ts'], text)).toEqual([
      'src/auth/new-reader.ts',
    ]);
  });
});
