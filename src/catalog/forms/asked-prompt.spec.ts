import { describe, expect, it } from '@jest/globals';
import { requireAsked } from './asked-prompt.js';
import { FormPromptType } from './form.model.js';

const PROPERTY = 'urn:li:structuredProperty:team';
const prompt = { id: 'q', title: 'Team?', type: 'STRUCTURED_PROPERTY', structuredPropertyParams: { urn: PROPERTY } };
const form = { name: 'F', prompts: [prompt, { ...prompt, id: 'empty', structuredPropertyParams: undefined }] } as const;
const answer = {
  promptId: 'q',
  formUrn: 'urn:li:form:f',
  type: FormPromptType.STRUCTURED_PROPERTY,
  structuredPropertyParams: { structuredPropertyUrn: PROPERTY, values: [] },
};
const other = { structuredPropertyUrn: 'urn:li:structuredProperty:other', values: [] };

describe('requireAsked', () => {
  it('should accept the property that a prompt asks for', () => {
    expect(() => requireAsked(form as never, answer)).not.toThrow();
  });

  it.each([
    ['a prompt of another form', { promptId: 'x' }, /^promptId: the form urn:li:form:f has no prompt x$/],
    ['another type', { type: FormPromptType.FIELDS_STRUCTURED_PROPERTY }, /^type: the prompt q is of type STRUCT/],
    ['another property', { structuredPropertyParams: other }, /^structuredPropertyParams: the prompt q asks for urn:/],
    ['a prompt without a property', { promptId: 'empty' }, /asks for no structured property$/],
  ])('should refuse %s', (_case, change, message) => {
    expect(() => requireAsked(form as never, { ...answer, ...change })).toThrow(message);
  });
});
