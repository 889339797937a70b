import { describe, expect, it } from '@jest/globals';
import { answered, verified } from './form-progress.js';
import type { StoredForm, StoredForms } from './stored-forms.js';

const STAMP = { time: 5, actor: 'urn:li:corpuser:a' };
const FORM = 'urn:li:form:f';
const prompt = (id: string, required: boolean) => ({ id, title: id, type: 'STRUCTURED_PROPERTY' as const, required });
const INFO: StoredForm = { name: 'F', prompts: [prompt('a', true), prompt('b', true), prompt('c', false)] };
const open = (id: string) => ({ id, lastModified: { time: 1, actor: 'x' } });
const WAITING: StoredForms = {
  incompleteForms: [{ urn: FORM, incompletePrompts: [open('a'), open('b'), open('c')] }, { urn: 'urn:li:form:other' }],
  completedForms: [],
};

describe('answered', () => {
  const form = { urn: FORM, info: INFO };

  it('should keep a form incomplete until every required prompt has an answer', () => {
    const first = answered(WAITING, form, { promptId: 'a', stamp: STAMP });
    expect(first?.incompleteForms.at(-1)).toEqual({
      urn: FORM,
      incompletePrompts: [open('b'), open('c')],
      completedPrompts: [{ id: 'a', lastModified: STAMP }],
    });
    const second = first && answered(first, form, { promptId: 'b', stamp: STAMP });
    expect(second?.incompleteForms.map(({ urn }) => urn)).toEqual(['urn:li:form:other']);
    expect(second?.completedForms.map(({ urn }) => urn)).toEqual([FORM]);
  });

  it('should keep a prompt incomplete until every column has an answer', () => {
    const answer = (fieldPath: string) => ({
      promptId: 'a',
      stamp: STAMP,
      column: { fieldPath, allFields: ['x', 'y'] },
    });
    const first = answered(WAITING, form, answer('x'));
    expect(first?.incompleteForms.at(-1)?.incompletePrompts?.at(-1)?.fieldAssociations).toEqual({
      completedFieldPrompts: [{ fieldPath: 'x', lastModified: STAMP }],
      incompleteFieldPrompts: [{ fieldPath: 'y', lastModified: STAMP }],
    });
    const second = first && answered(first, form, answer('y'));
    expect(second?.incompleteForms.at(-1)?.completedPrompts?.map(({ id }) => id)).toEqual(['a']);
  });

  it('should end the verification of a form that lacks an answer again', () => {
    const verifications = [FORM, 'urn:li:form:other'].map((urn) => ({ form: urn, lastModified: STAMP }));
    const done: StoredForms = {
      incompleteForms: [],
      completedForms: [{ urn: FORM, completedPrompts: [open('a')] }],
      verifications,
    };
    const after = answered(done, form, { promptId: 'a', stamp: STAMP });
    expect(after).toMatchObject({ completedForms: [], verifications: [verifications[1]] });
  });

  it('should return undefined when the form is not assigned to the asset', () => {
    const other = { urn: 'urn:li:form:none', info: INFO };
    expect(answered(WAITING, other, { promptId: 'a', stamp: STAMP })).toBeUndefined();
  });
});

describe('verified', () => {
  const form = { urn: FORM, info: { ...INFO, type: 'VERIFICATION' as const } };
  const verification = { form: FORM, lastModified: STAMP };
  const done: StoredForms = { incompleteForms: [], completedForms: [{ urn: FORM }] };

  it('should replace the verification of the form, and keep those of others', () => {
    const [earlier, other] = [FORM, 'urn:li:form:other'].map((urn) => ({ ...verification, form: urn }));
    const stored = { ...done, verifications: [earlier, other].flatMap((one) => one ?? []) };
    expect(verified(stored, form, verification, 'x').verifications).toEqual([other, verification]);
    expect(verified(done, form, verification, 'x')).toEqual({ ...done, verifications: [verification] });
  });

  it.each<[string, StoredForms, { urn: string; info: StoredForm }]>([
    ['not assigned', { incompleteForms: [], completedForms: [] }, form],
    ['lacks answers', WAITING, form],
    ['not of type VERIFICATION', done, { urn: FORM, info: INFO }],
  ])('should refuse a form: %s', (reason, stored, given) => {
    expect(() => verified(stored, given, verification, 'x')).toThrow(reason);
  });
});
