import { describe, expect, it } from '@jest/globals';
import { documentValues } from '../../../../text/document-values.js';
import type { LayoutField } from '../../../../text/field-layout.js';
import { documentTokens, NAME_WORDS } from '../../file/document-tokens.js';
import { tokenPrefix } from '../../file/token.js';
import { TokenSet } from './token-set.js';

const PROPERTY = 'structuredProperties.a';
const NAMES = ['name', 'description', 'removed', 'rows', 'origin', 'env', PROPERTY, NAME_WORDS];
const LAYOUT: ReadonlyMap<string, LayoutField> = new Map<string, LayoutField>([
  ['name', { type: 'TEXT_PARTIAL', aliases: [] }],
  ['description', { type: 'TEXT', aliases: [] }],
  ['removed', { type: 'BOOLEAN', aliases: [] }],
  ['rows', { type: 'COUNT', aliases: [] }],
  ['origin', { type: 'KEYWORD', aliases: ['env'] }],
]);
const FIELDS = {
  name: 'Daily Orders_by-Region',
  description: 'One row a day',
  removed: false,
  rows: 12,
  origin: 'PROD',
  env: 'Other',
};

const numberOf = (name: string): number => NAMES.indexOf(name) + 1;
const prefixOf = (name: string): string => tokenPrefix('v', numberOf(name));
const tokensOf = (fields: typeof FIELDS & { readonly [PROPERTY]?: string }): TokenSet =>
  new TokenSet(documentValues(fields), LAYOUT, numberOf);

describe('TokenSet', () => {
  const written = documentTokens({ fields: FIELDS, nameWords: [], propertyTypes: {} }, LAYOUT, numberOf).split(' ');

  it.each(written)('should know the token %s that the writer makes', (token) => {
    const tokens = tokensOf(FIELDS);
    const parts = Array.from(token, (_, at) => token.slice(0, at + 1)).filter((part) => part.includes(':'));
    expect([tokens.has(token), ...parts.map((part) => tokens.hasPrefix(part))]).not.toContain(false);
    expect(tokens.has(token)).toBe(true);
  });

  it('should know that there is no other token', () => {
    const tokens = tokensOf({ ...FIELDS, description: '' });
    const absent = written.filter((token) => token.slice(1).startsWith(prefixOf('description').slice(1)));
    expect(absent.map((token) => tokens.has(token))).toEqual(absent.map(() => false));
    expect([tokens.has(`${prefixOf('name')}other`), tokens.hasPrefix(`${prefixOf('origin')}x`)]).toEqual([
      false,
      false,
    ]);
    expect([tokens.has(`${tokenPrefix('v', 99)}a`), tokens.hasPrefix(tokenPrefix('d', 99))]).toEqual([false, false]);
  });

  it('should not know the tokens of structured properties and of the words of names', () => {
    const tokens = tokensOf({ ...FIELDS, [PROPERTY]: 'a' });
    expect([tokens.has(`${prefixOf(PROPERTY)}a`), tokens.hasPrefix(prefixOf(PROPERTY))]).toEqual([
      undefined,
      undefined,
    ]);
    expect([tokens.has(`${prefixOf(NAME_WORDS)}a`), tokens.hasPrefix(prefixOf(NAME_WORDS))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
