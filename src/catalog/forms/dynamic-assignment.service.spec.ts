import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectChange, WriteListeners } from '../../aspects/index.js';
import type { SearchService } from '../../search/index.js';
import { criteriaOf, DynamicAssignmentService } from './dynamic-assignment.service.js';
import type { FormAssignmentService } from './form-assignment.service.js';
import type { StoredFilter } from './stored-filter.js';

const FORM = 'urn:li:form:f';
const FILTER = { or: [{ and: [{ field: 'platform', values: ['hive'] }] }] };

function setUp(pages: readonly object[]) {
  const scroll = jest.fn(async () => pages[scroll.mock.calls.length - 1]);
  const assign = jest.fn(async (..._args: unknown[]) => undefined);
  const service = new DynamicAssignmentService(
    {} as WriteListeners,
    fake<SearchService>({ scroll }),
    fake<FormAssignmentService>({ assign }),
  );
  return { service, scroll, assign };
}

describe('DynamicAssignmentService', () => {
  it('should assign the form to every page of matching assets', async () => {
    const pages = [{ entities: [{ urn: 'a' }], nextScrollId: 's' }, { entities: [{ urn: 'b' }] }];
    const { service, assign } = setUp(pages);
    await service.assign(FORM, { filter: FILTER });
    expect(assign.mock.calls.map(([form, urns]) => [form, urns])).toEqual([
      [FORM, ['a']],
      [FORM, ['b']],
    ]);
  });

  it('should ignore other aspects and deleted conditions', () => {
    const { service, scroll } = setUp([]);
    const change = (name: string, current: unknown) =>
      ({ aspect: { name }, urn: FORM, current }) as unknown as AspectChange;
    service.afterCommit([change('formInfo', { value: {} }), change('dynamicFormAssignment', undefined)]);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('should not throw when the search fails', async () => {
    const { service } = setUp([undefined as unknown as object]);
    await expect(service.assign(FORM, { filter: FILTER })).resolves.toBeUndefined();
  });
});

describe('criteriaOf', () => {
  it.each<[StoredFilter | undefined, object[]]>([
    [undefined, []],
    [{}, []],
    [{ criteria: [] }, []],
    [FILTER, [[{ field: 'platform', condition: undefined, values: ['hive'], negated: false }]]],
    [
      { criteria: [{ field: 'tags', condition: 'EXISTS', negated: true }] },
      [[{ field: 'tags', condition: 'EXISTS', values: undefined, negated: true }]],
    ],
  ])('should read %j', (filter, criteria) => {
    expect(criteriaOf(filter)).toEqual(criteria);
  });
});
