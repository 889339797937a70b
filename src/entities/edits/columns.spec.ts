import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { SubResourceType } from '../shared/sub-resource-type.enum.js';
import { Columns } from './columns.js';

const ALONE = datasetUrn('alone');
const BARE = datasetUrn('bare');
const WIDE = datasetUrn('wide');

const STORED: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  [ALONE]: { schemaMetadata: { fields: [{ fieldPath: 'id' }] } },
  [BARE]: { siblings: { siblings: [ALONE, WIDE] }, schemaMetadata: { fields: [{ fieldPath: 'own' }] } },
  [WIDE]: { schemaMetadata: { fields: [{ fieldPath: 'id' }, { fieldPath: 'more' }, { fieldPath: 'own' }] } },
};

const store = {
  value: async (urn: string, { name }: { readonly name: string }) => STORED[urn]?.[name],
  values: async (urns: readonly string[], { name }: { readonly name: string }) =>
    new Map(urns.map((urn) => [urn, STORED[urn]?.[name]])),
};

const columns = new Columns(fake<AspectStore>(store));

function datasetUrn(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

describe('Columns', () => {
  it.each([
    ['its own column', BARE, 'own', BARE],
    ['a column of the first sibling that has it', BARE, 'id', ALONE],
    ['a column of a later sibling', BARE, 'more', WIDE],
    ['a column that no dataset has', BARE, 'none', BARE],
    ['a missing column of a dataset without siblings', ALONE, 'more', ALONE],
    ['a whole dataset', BARE, undefined, BARE],
  ])('should resolve %s', async (_what, resourceUrn, subResource, found) => {
    const resource = { resourceUrn, subResource, subResourceType: SubResourceType.DATASET_FIELD };
    expect(await columns.orOfSibling(resource)).toEqual({ ...resource, resourceUrn: found });
  });
});
