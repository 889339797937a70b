import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SearchService } from '../../search/index.js';
import type { EntityEditor } from './entity-editor.js';
import { SearchedReferences } from './searched-references.js';

const FORM = 'urn:li:form:gone';
const PROPERTY = 'urn:li:structuredProperty:gone';

type Case = readonly [asked: string, aspect: string, value: JsonObject, kept: JsonObject | undefined];

const CASES: readonly Case[] = [
  [
    FORM,
    'forms',
    { incompleteForms: [{ urn: FORM }, { urn: 'urn:li:form:b' }], completedForms: [], verifications: [{ form: FORM }] },
    { incompleteForms: [{ urn: 'urn:li:form:b' }], completedForms: [], verifications: [] },
  ],
  [FORM, 'forms', { incompleteForms: [{ urn: 'urn:li:form:b' }], completedForms: [] }, undefined],
  [
    PROPERTY,
    'formInfo',
    { name: 'f', prompts: [{ id: 'a', structuredPropertyParams: { urn: PROPERTY } }, { id: 'b' }] },
    { name: 'f', prompts: [{ id: 'b' }] },
  ],
  ['urn:li:tag:a', 'forms', { incompleteForms: [{ urn: 'urn:li:tag:a' }] }, undefined],
];

describe('SearchedReferences', () => {
  it.each(CASES)('should find and remove references to %s in %s', async (asked, aspectName, value, kept) => {
    const owner = 'urn:li:dataset:d';
    const rewritten: unknown[] = [];
    const search = { scroll: async () => ({ entities: [{ urn: owner }], nextScrollId: undefined }) };
    const store = { latest: async () => new Map([[owner, new Map([[aspectName, { value }]])]]) };
    const editor = {
      reduce: async (_urn: string, _name: string, change: (given: JsonObject) => unknown) =>
        void rewritten.push(change(value)),
    };
    const references = new SearchedReferences(
      fake<SearchService>(search),
      fake<AspectStore>(store),
      fake<EntityEditor>(editor),
    );
    expect(await references.of(asked)).toEqual(kept === undefined ? [] : [owner]);
    await references.removeFrom(owner, asked);
    expect(rewritten.filter((one) => one !== undefined)).toEqual(kept === undefined ? [] : [kept]);
  });
});
