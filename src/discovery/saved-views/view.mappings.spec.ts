import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type GraphqlContext, refTo } from '../../entities/index.js';
import { chosenView, VIEW } from './view.mappings.js';

const URN = 'urn:li:dataHubView:a';

function contextWith(view: JsonObject | undefined): GraphqlContext {
  const record = view === undefined ? undefined : { value: view };
  const entities = { aspect: async () => record, valueOf: ({ value }: { value: JsonObject }) => value };
  return fake<GraphqlContext>({ entities });
}

const criterion = (field: string, ...values: string[]): JsonObject => ({ field, values, condition: 'EQUAL' });

async function definition(filter: JsonObject): Promise<unknown> {
  const view = { type: 'GLOBAL', name: 'A', definition: { entityTypes: ['dataset'], filter } };
  const source = refTo('DataHubView', URN);
  return VIEW.fields['definition']?.(source, {} as never, contextWith(view), undefined as never);
}

const shown = (field: string, ...values: string[]) => ({ field, values, condition: 'EQUAL', negated: false });

describe('DataHubView', () => {
  it.each<[string, JsonObject, object]>([
    [
      'one group',
      { or: [{ and: [criterion('platform.keyword', 'hive'), criterion('origin', 'PROD')] }] },
      { operator: 'AND', filters: [shown('platform', 'hive'), shown('origin', 'PROD')] },
    ],
    [
      'groups of one',
      { or: [{ and: [criterion('platform', 'hive')] }, { and: [criterion('origin', 'PROD')] }] },
      { operator: 'OR', filters: [shown('platform', 'hive'), shown('origin', 'PROD')] },
    ],
    ['no condition', { or: [] }, { operator: 'AND', filters: [] }],
    ['the earlier form', { criteria: [criterion('a', 'b')] }, { operator: 'AND', filters: [shown('a', 'b')] }],
  ])('should convert %s', async (_case, stored, filter) => {
    await expect(definition(stored)).resolves.toEqual({ entityTypes: ['DATASET'], filter });
  });

  it('should be a default view only while it is stored', async () => {
    await expect(chosenView(URN, contextWith({ name: 'A' }))).resolves.toEqual(refTo('DataHubView', URN));
    await expect(chosenView(URN, contextWith(undefined))).resolves.toBeNull();
    await expect(chosenView(undefined, contextWith({ name: 'A' }))).resolves.toBeNull();
  });
});
