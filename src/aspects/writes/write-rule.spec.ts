import { describe, expect, it } from '@jest/globals';
import { type WriteRule, WriteRules } from './write-rule.js';

const ALL: WriteRule = { aspects: '*' };
const OF_TAGS: WriteRule = { aspects: ['globalTags', 'editableSchemaMetadata'], isOfRights: true };
const OF_TERMS: WriteRule = { aspects: ['glossaryTerms'], isOfRights: false };

describe('WriteRules', () => {
  it('should name the rules of an aspect in the order of registration', () => {
    const rules = new WriteRules();
    rules.register(OF_TAGS, ALL);
    rules.register(OF_TERMS);
    expect(['globalTags', 'glossaryTerms', 'status'].map((aspect) => rules.for(aspect))).toEqual([
      [OF_TAGS, ALL],
      [ALL, OF_TERMS],
      [ALL],
    ]);
  });

  it('should name rules that are registered after it was asked', () => {
    const rules = new WriteRules();
    expect(rules.for('globalTags')).toEqual([]);
    rules.register(OF_TAGS);
    expect(rules.for('globalTags')).toEqual([OF_TAGS]);
  });

  it('should name the rules that judge the actor', () => {
    const rules = new WriteRules();
    rules.register(ALL, OF_TAGS, OF_TERMS);
    expect(rules.ofRights.for('globalTags')).toEqual([OF_TAGS]);
    expect(rules.ofRights.for('glossaryTerms')).toEqual([]);
  });
});
