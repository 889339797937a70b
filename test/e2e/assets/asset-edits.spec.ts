import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const TERM = 'urn:li:glossaryTerm:revenue';
const OWNER = { ownerUrn: 'urn:li:corpuser:ann', ownerEntityType: 'CORP_USER' };
const DOMAIN = 'urn:li:domain:sales';
const STEWARD = 'urn:li:ownershipType:__system__data_steward';
const COLUMN = { subResourceType: 'DATASET_FIELD', subResource: 'a' };
const ME = 'urn:li:corpuser:datahub';
const STAMP = { time: 1, actor: ME };
const DOCUMENT = { contents: { text: 'x' }, status: { state: 'PUBLISHED' }, created: STAMP, lastModified: STAMP };

const schema = {
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
  fields: [{ fieldPath: 'a', type: { type: { 'com.linkedin.schema.StringType': {} } }, nativeDataType: 'string' }],
};

describe('Edits of assets', () => {
  let env: TestEnvironment;
  let reader: TestActor;
  let count = 0;
  let dataset: string;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      [TERM, 'glossaryTermInfo', { name: 'Revenue', definition: '', termSource: 'INTERNAL' }],
      [OWNER.ownerUrn, 'corpUserInfo', { active: true, displayName: 'Ann' }],
      [DOMAIN, 'domainProperties', { name: 'Sales' }],
    );
    reader = await createActor(env, 'reader');
  });

  afterAll(() => env.stop());

  beforeEach(async () => {
    dataset = `urn:li:dataset:(urn:li:dataPlatform:hive,db.t${(count += 1)},PROD)`;
    await ingest(env, [dataset, 'datasetProperties', { name: 't' }], [dataset, 'schemaMetadata', schema]);
  });

  async function mutate(name: string, type: string, input: object, token?: string) {
    return env.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) }`, { input }, token);
  }

  async function done(name: string, type: string, input: object): Promise<unknown> {
    const { body } = await mutate(name, type, input);
    expect(body.errors).toBeUndefined();
    return body.data[name];
  }

  it('should add terms to an entity and a column, and remove them', async () => {
    const both = [{ resourceUrn: dataset }, { resourceUrn: dataset, ...COLUMN }];
    await done('batchAddTerms', 'BatchAddTermsInput', { termUrns: [TERM], resources: both });
    expect(await storedAspect(env, dataset, 'glossaryTerms')).toMatchObject({ terms: [{ urn: TERM, actor: ME }] });
    expect(await storedAspect(env, dataset, 'editableSchemaMetadata')).toMatchObject({
      editableSchemaFieldInfo: [{ fieldPath: 'a', glossaryTerms: { terms: [{ urn: TERM }] } }],
    });
    await done('batchRemoveTerms', 'BatchRemoveTermsInput', { termUrns: [TERM], resources: both });
    await done('removeTerm', 'TermAssociationInput', { termUrn: TERM, resourceUrn: dataset });
    expect(await storedAspect(env, dataset, 'glossaryTerms')).toMatchObject({ terms: [] });
  });

  it('should add owners of several types, and remove one type or all', async () => {
    const resources = [{ resourceUrn: dataset }];
    await done('addOwner', 'AddOwnerInput', { ...OWNER, type: 'TECHNICAL_OWNER', resourceUrn: dataset });
    const owners = [OWNER];
    await done('batchAddOwners', 'BatchAddOwnersInput', { owners, ownershipTypeUrn: STEWARD, resources });
    const kinds = async () =>
      ((await storedAspect(env, dataset, 'ownership')) as { owners: { typeUrn: string }[] }).owners
        .map(({ typeUrn }) => typeUrn)
        .sort();
    expect(await kinds()).toEqual([STEWARD, 'urn:li:ownershipType:__system__technical_owner']);
    await done('removeOwner', 'RemoveOwnerInput', { ...owned(), ownershipTypeUrn: STEWARD });
    expect(await kinds()).toEqual(['urn:li:ownershipType:__system__technical_owner']);
    await done('batchRemoveOwners', 'BatchRemoveOwnersInput', { ownerUrns: [OWNER.ownerUrn], resources });
    expect(await kinds()).toEqual([]);
  });

  const owned = () => ({ ownerUrn: OWNER.ownerUrn, resourceUrn: dataset });

  it('should add entities to a domain and remove them', async () => {
    const resources = [{ resourceUrn: dataset }];
    await done('batchSetDomain', 'BatchSetDomainInput', { domainUrn: DOMAIN, resources });
    expect(await storedAspect(env, dataset, 'domains')).toMatchObject({ domains: [DOMAIN] });
    await done('batchSetDomain', 'BatchSetDomainInput', { domainUrn: null, resources });
    expect(await storedAspect(env, dataset, 'domains')).toMatchObject({ domains: [] });
  });

  it('should deprecate an entity and a column, link documentation, and hide the entity', async () => {
    const resources = [{ resourceUrn: dataset }, { resourceUrn: dataset, ...COLUMN }];
    await done('batchUpdateDeprecation', 'BatchUpdateDeprecationInput', { deprecated: true, note: 'old', resources });
    const field = `urn:li:schemaField:(${dataset},a)`;
    expect(await storedAspect(env, field, 'deprecation')).toEqual({ deprecated: true, note: 'old', actor: ME });
    const link = { linkUrl: 'https://example.org', label: 'Docs', resourceUrn: dataset };
    await done('addLink', 'AddLinkInput', link);
    expect(await mutate('addLink', 'AddLinkInput', link)).toEqual(failed('addLink', 400, 'already'));
    const renamed = { ...link, currentUrl: link.linkUrl, currentLabel: 'Docs', label: 'Manual' };
    await done('updateLink', 'UpdateLinkInput', renamed);
    expect(await storedAspect(env, dataset, 'institutionalMemory')).toMatchObject({
      elements: [{ url: link.linkUrl, description: 'Manual' }],
    });
    await done('removeLink', 'RemoveLinkInput', { linkUrl: link.linkUrl, resourceUrn: dataset });
    await done('batchUpdateSoftDeleted', 'BatchUpdateSoftDeletedInput', { urns: [dataset], deleted: true });
    expect(await storedAspect(env, dataset, 'status')).toMatchObject({ removed: true });
  });

  it('should create, move and delete domains', async () => {
    const parent = await done('createDomain', 'CreateDomainInput', { id: 'p', name: 'P' });
    const owners = [{ ...OWNER, type: 'BUSINESS_OWNER' }];
    const child = String(await done('createDomain', 'CreateDomainInput', { name: 'C', parentDomain: parent, owners }));
    expect(await storedAspect(env, child, 'ownership')).toMatchObject({ owners: [{ owner: OWNER.ownerUrn }] });
    expect(await mutate('createDomain', 'CreateDomainInput', { name: 'C', parentDomain: parent })).toEqual(
      failed('createDomain', 409, 'already exists in this domain'),
    );
    expect(await mutate('moveDomain', 'MoveDomainInput', { resourceUrn: parent, parentDomain: child })).toEqual(
      failed('moveDomain', 400, 'lies inside'),
    );
    const deleting = 'mutation ($urn: String!) { deleteDomain(urn: $urn) }';
    expect(await env.graphql(deleting, { urn: parent })).toEqual(failed('deleteDomain', 400, 'child domains'));
    await done('moveDomain', 'MoveDomainInput', { resourceUrn: child, parentDomain: null });
    expect((await env.graphql(deleting, { urn: parent })).body.data).toEqual({ deleteDomain: true });
  });

  it('should create, relate, move and delete terms of the glossary', async () => {
    const node = await done('createGlossaryNode', 'CreateGlossaryEntityInput', { name: 'N' });
    const made = { name: 'T', parentNode: node };
    const term = String(await done('createGlossaryTerm', 'CreateGlossaryEntityInput', made));
    expect(await mutate('createGlossaryTerm', 'CreateGlossaryEntityInput', made)).toEqual(
      failed('createGlossaryTerm', 400, 'already exists'),
    );
    const relation = { urn: term, termUrns: [TERM], relationshipType: 'isA' };
    await done('addRelatedTerms', 'RelatedTermsInput', relation);
    expect(await storedAspect(env, term, 'glossaryRelatedTerms')).toMatchObject({ isRelatedTerms: [TERM] });
    await done('removeRelatedTerms', 'RelatedTermsInput', relation);
    await done('updateParentNode', 'UpdateParentNodeInput', { resourceUrn: term, parentNode: null });
    expect(await storedAspect(env, term, 'glossaryTermInfo')).not.toHaveProperty('parentNode');
    const { body } = await env.graphql('mutation ($urn: String!) { deleteGlossaryEntity(urn: $urn) }', { urn: term });
    expect(body.data).toEqual({ deleteGlossaryEntity: true });
  });

  it('should create data products, and add assets to them', async () => {
    const create = 'mutation ($input: CreateDataProductInput!) { createDataProduct(input: $input) { urn } }';
    const input = { domainUrn: DOMAIN, id: `p${count}`, properties: { name: 'P' } };
    const product = (await env.graphql(create, { input })).body.data.createDataProduct.urn;
    const membership = { dataProductUrn: product, resourceUrns: [dataset] };
    await done('batchSetDataProduct', 'BatchSetDataProductInput', membership);
    expect(await storedAspect(env, product, 'dataProductProperties')).toMatchObject({
      name: 'P',
      assets: [{ destinationUrn: dataset }],
    });
    await done('batchSetDataProduct', 'BatchSetDataProductInput', { resourceUrns: [dataset] });
    expect(await storedAspect(env, product, 'dataProductProperties')).toMatchObject({ assets: [] });
    const remove = await env.graphql('mutation ($urn: String!) { deleteDataProduct(urn: $urn) }', { urn: product });
    expect(remove.body.data).toEqual({ deleteDataProduct: true });
  });

  it('should take assets out of all their data products', async () => {
    const products = Array.from({ length: 12 }, (_, at) => `urn:li:dataProduct:many${at}`);
    const value = { name: 'P', assets: [{ destinationUrn: dataset }] };
    await ingest(env, ...products.map((urn) => [urn, 'dataProductProperties', value] as const));
    await done('batchSetDataProduct', 'BatchSetDataProductInput', { resourceUrns: [dataset, dataset] });
    for (const urn of products)
      expect(await storedAspect(env, urn, 'dataProductProperties')).toMatchObject({ assets: [] });
  });

  it.each<[string, string, string, string, string, (name: string) => JsonObject]>([
    ['moveDomain', 'domain', 'domainProperties', 'resourceUrn', 'parentDomain', (name) => ({ name })],
    [
      'updateParentNode',
      'glossaryNode',
      'glossaryNodeInfo',
      'resourceUrn',
      'parentNode',
      (name) => ({ name, definition: '' }),
    ],
    [
      'moveDataProduct',
      'dataProduct',
      'dataProductProperties',
      'resourceUrn',
      'parentDataProduct',
      (name) => ({ name }),
    ],
    ['moveDocument', 'document', 'documentInfo', 'urn', 'parentDocument', (title) => ({ ...DOCUMENT, title })],
  ])('should not put entities inside each other by moves at the same time: %s', async (move, type, aspect, ...rest) => {
    const [moved, parent, value] = rest;
    const [one, other] = [`urn:li:${type}:one${count}`, `urn:li:${type}:other${count}`];
    await ingest(env, [one, aspect, value('One')], [other, aspect, value('Other')]);
    if (type === 'dataProduct')
      await ingest(env, [one, 'domains', { domains: [DOMAIN] }], [other, 'domains', { domains: [DOMAIN] }]);
    const input = `${move.charAt(0).toUpperCase()}${move.slice(1)}Input`;
    const answers = await Promise.all([
      mutate(move, input, { [moved]: one, [parent]: other }),
      mutate(move, input, { [moved]: other, [parent]: one }),
    ]);
    const messages = answers.map(({ body }) => body.errors?.[0]?.message);
    expect(messages.filter((message) => message === undefined)).toHaveLength(1);
    expect(messages).toContainEqual(expect.stringContaining('lies inside it'));
  });

  it.each<[string, string, () => object]>([
    ['addTerm', 'TermAssociationInput', () => ({ termUrn: TERM, resourceUrn: dataset })],
    ['addOwner', 'AddOwnerInput', () => ({ ...OWNER, type: 'NONE', resourceUrn: dataset })],
    ['addLink', 'AddLinkInput', () => ({ linkUrl: 'https://x', label: '', resourceUrn: dataset })],
    ['batchSetDomain', 'BatchSetDomainInput', () => ({ domainUrn: DOMAIN, resources: [{ resourceUrn: dataset }] })],
    ['updateDeprecation', 'UpdateDeprecationInput', () => ({ urn: dataset, deprecated: true })],
    ['batchUpdateSoftDeleted', 'BatchUpdateSoftDeletedInput', () => ({ urns: [dataset], deleted: true })],
    ['createDomain', 'CreateDomainInput', () => ({ name: 'X' })],
    ['createGlossaryTerm', 'CreateGlossaryEntityInput', () => ({ name: 'X' })],
    ['batchSetDataProduct', 'BatchSetDataProductInput', () => ({ resourceUrns: [dataset] })],
  ])('should refuse %s to those without a privilege', async (name, type, input) => {
    expect(await mutate(name, type, input(), reader.token)).toEqual(failed(name, 403, 'Unauthorized'));
  });
});
