import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import { ALICE, type IngestHarness, ingestHarness } from '../../../../test/support/harness/ingest-harness.js';
import { SystemClock } from '../../../foundation/common/clock.js';
import { EntityEditor } from '../../../entities/index.js';
import type { EdgeStore } from '../../../graph/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { ProductMembershipService } from './product-membership.service.js';
import type { ProductRights } from './product-rights.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const PRODUCTS = ['a', 'b', 'c'].map((id) => `urn:li:dataProduct:${id}`);
const BY = { actor: ALICE };

describe('ProductMembershipService', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
    await harness.write(DATASET, 'datasetProperties', { name: 't' });
    const assets = [{ destinationUrn: DATASET }];
    for (const urn of PRODUCTS) await harness.write(urn, 'dataProductProperties', { name: 'P', assets });
  });

  afterEach(() => harness.close());

  /** A service that runs `meanwhile` between its read of the products and its write. */
  function service(meanwhile: () => Promise<unknown>): ProductMembershipService {
    const rights = fake<ProductRights>({ requireOnAssets: () => Promise.resolve() });
    const editor = new EntityEditor(harness.service, harness.store, ModelRegistry.standard(), new SystemClock());
    const relatedUrns = async () => {
      await meanwhile();
      return PRODUCTS;
    };
    return new ProductMembershipService(rights, editor, harness.store, fake<EdgeStore>({ relatedUrns }));
  }

  const assetsOf = async (urn: string) => (await harness.value(urn, 'dataProductProperties'))?.['assets'];
  const remove = (urn: string) => harness.service.deleteEntity(urn, ALICE, { source: 'GRAPHQL', authorize: false });

  it('should take assets out of all their products', async () => {
    await service(() => Promise.resolve()).takeOutOfAll([DATASET], BY);
    for (const urn of PRODUCTS) expect(await assetsOf(urn)).toEqual([]);
  });

  it('should not create products again that are deleted meanwhile, and change the others', async () => {
    const [gone = '', ...kept] = PRODUCTS;
    await service(() => remove(gone)).takeOutOfAll([DATASET], BY);
    expect(await harness.store.exists(gone, { includeSoftDeleted: true })).toBe(false);
    for (const urn of kept) expect(await assetsOf(urn)).toEqual([]);
  });

  it('should pass on other refusals', async () => {
    const other = fake<ProductRights>({ requireOnAssets: () => Promise.resolve() });
    const editor = fake<EntityEditor>({
      requireStored: () => Promise.resolve(),
      write: () => Promise.reject(new Error('broken')),
    });
    const edges = fake<EdgeStore>({ relatedUrns: async () => PRODUCTS });
    const failing = new ProductMembershipService(other, editor, harness.store, edges);
    await expect(failing.takeOutOfAll([DATASET], BY)).rejects.toThrow('broken');
  });
});
