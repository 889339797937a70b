import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../../test/support/harness/aspect-harness.js';
import { ALICE, type IngestHarness, ingestHarness, UNCHECKED } from '../../../test/support/harness/ingest-harness.js';
import type { ChangeProposal } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/json/json.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const USER = 'urn:li:corpuser:bob';
const STAMP = { time: 0, actor: 'urn:li:corpuser:a' };
const AS_SYSTEM = { actor: SYSTEM_ACTOR };
const stage = (id: string): string => `urn:li:lifecycleStageType:${id}`;

describe('Rules of content', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  const refused = async (write: Promise<unknown>, message: RegExp, code = 'VALIDATION_FAILED'): Promise<void> => {
    await expect(write).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  };

  describe('of field paths', () => {
    const column = (fieldPath: string, description = ''): JsonObject => ({ fieldPath, description });

    it.each([
      ['twice the same', [column('a'), column('a')], /has duplicated field paths: \[a\]/],
      ['an empty one', [column('')], /has empty field path/],
    ])('should refuse %s', (_name, editableSchemaFieldInfo, message) =>
      refused(harness.write(DATASET, 'editableSchemaMetadata', { editableSchemaFieldInfo }), message),
    );

    it('should collapse duplicates that a patch brings about to the first', async () => {
      const patch = {
        forceGenericPatch: true,
        patch: [{ op: 'add', path: '/editableSchemaFieldInfo', value: [column('a', 'x'), column('a', 'y')] }],
      };
      await harness.write(DATASET, 'editableSchemaMetadata', {}, {
        changeType: 'PATCH',
        patch,
      } as Partial<ChangeProposal>);
      expect(await harness.value(DATASET, 'editableSchemaMetadata')).toMatchObject({
        editableSchemaFieldInfo: [column('a', 'x')],
      });
    });

    it('should refuse an empty path that a patch brings about', () => {
      const value = { fieldPath: '', description: 'd' };
      const patch = { patch: [{ op: 'add', path: '/editableSchemaFieldInfo/a', value }] };
      const more = { changeType: 'PATCH', patch } as Partial<ChangeProposal>;
      return refused(harness.write(DATASET, 'editableSchemaMetadata', {}, more), /has empty field path/);
    });
  });

  describe('of column lineage', () => {
    const columns = (table: string, count: number): string[] =>
      Array.from({ length: count }, (_, at) => `urn:li:schemaField:(${table},c${String(at)})`);
    const lineage = (table: string, upstreams: number, downstreams: number): JsonObject => ({
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: columns(DATASET, upstreams),
          downstreamType: 'FIELD_SET',
          downstreams: columns(table, downstreams),
          confidenceScore: 1,
        },
      ],
    });
    const table = (at: number): string => `urn:li:dataset:(urn:li:dataPlatform:hive,t${String(at)},PROD)`;

    it('should refuse an aspect with too many pairs of columns', () =>
      refused(
        harness.write(table(1), 'upstreamLineage', lineage(table(1), 1_000, 51)),
        /fineGrainedLineages: .* 51000 pairs, .* limit of 50000\. Send smaller sets/,
      ));

    it('should refuse a batch with too many', () => {
      const batch = [1, 2, 3, 4, 5].map((at) => proposal(table(at), 'upstreamLineage', lineage(table(at), 1_000, 41)));
      return refused(
        harness.service.ingest(batch, ALICE, UNCHECKED),
        /205000 pairs, .* limit of 200000\. Send several batches/,
      );
    });

    it.each([
      [250, 200],
      [50_001, 1],
    ])('should take %i columns that lead to %i', async (upstreams, downstreams) => {
      await harness.write(table(1), 'upstreamLineage', lineage(table(1), upstreams, downstreams));
      expect(await harness.value(table(1), 'upstreamLineage')).toMatchObject({ fineGrainedLineages: [{}] });
    });
  });

  describe('of execution results', () => {
    const RUN = 'urn:li:dataHubExecutionRequest:r';
    const result = (status: string) => harness.write(RUN, 'dataHubExecutionRequestResult', { status });

    it.each(['ABORTED', 'CANCELLED', 'SUCCESS', 'DUPLICATE'])('should keep the final status %s', async (status) => {
      await result('RUNNING');
      await result(status);
      await refused(result('RUNNING'), /Denied status update: RUNNING/);
      expect((await result(status))[0]?.outcome).toBe('dropped');
      await result('ROLLING_BACK');
      expect(await harness.value(RUN, 'dataHubExecutionRequestResult')).toEqual({ status: 'ROLLING_BACK' });
    });
  });

  it('should refuse a form whose prompts share an id', () => {
    const prompt = { id: 'p', title: 't', type: 'STRUCTURED_PROPERTY' };
    return refused(
      harness.write('urn:li:form:f', 'formInfo', { name: 'f', prompts: [prompt, prompt] }),
      /unique within a form/,
    );
  });

  it('should refuse a form that takes the id of a prompt of another, stored or not', async () => {
    const info = (...ids: string[]): JsonObject => ({
      name: 'f',
      prompts: ids.map((id) => ({ id, title: 't', type: 'STRUCTURED_PROPERTY' })),
    });
    await harness.write('urn:li:form:f', 'formInfo', info('p'));
    await harness.write('urn:li:form:f', 'formInfo', info('p', 'q'));
    await refused(harness.write('urn:li:form:g', 'formInfo', info('q')), /unique over all forms; "q".*urn:li:form:f/);
    const both = ['urn:li:form:h', 'urn:li:form:i'].map((urn) => proposal(urn, 'formInfo', info('r')));
    await refused(harness.service.ingest(both, ALICE, UNCHECKED), /unique over all forms; "r"/);
    await harness.write('urn:li:form:f', 'formInfo', info('p'));
    await harness.write('urn:li:form:g', 'formInfo', info('q'));
  });

  describe('of pictures', () => {
    const picture = (pictureLink: string) => harness.write(USER, 'corpUserEditableInfo', { pictureLink });

    it.each(['', 'assets/platforms/default_avatar.png', 'https://example.com/a.png', 'https://93.184.216.34/a.png'])(
      'should take "%s"',
      async (link) => {
        await picture(link);
        expect(await harness.value(USER, 'corpUserEditableInfo')).toEqual({ pictureLink: link });
      },
    );

    it.each([
      ['not a url', /not a URL/],
      ['http://example.com/a.png', /scheme http/],
      ['data:image/png;base64,AA', /scheme data/],
      ['https://localhost/a.png', /is local/],
      ['https://metadata.internal/a', /is local/],
      ['https://host./a', /is local/],
      ['https://127.1/a', /is private/],
      ['https://10.0.0.1/a', /is private/],
      ['https://169.254.169.254/latest', /is private/],
      ['https://0x7f.0.0.1/a', /is private/],
      ['https://[::1]/a', /is private/],
      ['https://[::ffff:10.0.0.1]/a', /is private/],
      ['https://[fd00::1]/a', /is private/],
    ])('should refuse "%s"', (link, message) => refused(picture(link), message));
  });

  describe('of policies', () => {
    const policy = (more: JsonObject = {}): JsonObject => ({
      displayName: 'p',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: [],
      actors: { resourceOwners: false, allUsers: false, allGroups: false },
      ...more,
    });
    const MINE = 'urn:li:dataHubPolicy:mine';
    const BOOT = 'urn:li:dataHubPolicy:7';

    it.each(['filter', 'privilegeConstraints'])('should refuse an unknown field in %s', (part) => {
      const resources = { [part]: { criteria: [{ field: 'tag', values: [] }] } };
      return refused(harness.write(MINE, 'dataHubPolicyInfo', policy({ resources })), /Invalid field type 'tag'/);
    });

    it('should keep policies that are not editable, but for the service itself', async () => {
      await harness.write(MINE, 'dataHubPolicyInfo', policy({ editable: false }));
      await refused(harness.write(MINE, 'dataHubPolicyInfo', policy({ editable: true })), /is not editable/);
      await harness.write(MINE, 'dataHubPolicyInfo', policy({ editable: true }), {}, AS_SYSTEM);
      await harness.write(MINE, 'dataHubPolicyInfo', policy({ displayName: 'q' }));
    });

    it('should keep the policies of the installation', async () => {
      await harness.write(BOOT, 'dataHubPolicyInfo', policy());
      const { service } = harness;
      await refused(
        service.deleteEntity(BOOT, { urn: USER, id: 'bob', isSystem: false }, { source: 'RESTLI', authorize: false }),
        /can not be deleted/,
      );
    });
  });

  it('should refuse to delete users of the system', async () => {
    const actor = { urn: USER, id: 'bob', isSystem: false };
    await harness.write('urn:li:corpuser:s', 'corpUserInfo', { active: true, system: true }, {}, AS_SYSTEM);
    await harness.write('urn:li:corpuser:o', 'corpUserInfo', { active: true });
    await refused(
      harness.service.deleteEntity('urn:li:corpuser:s', actor, { source: 'RESTLI', authorize: false }),
      /System users/,
    );
    expect(
      await harness.service.deleteEntity('urn:li:corpuser:o', actor, { source: 'RESTLI', authorize: false }),
    ).toMatchObject({ timeseriesRows: 0 });
  });

  describe('of lifecycle stages', () => {
    const info = (more: JsonObject): JsonObject => ({
      name: 's',
      settings: {},
      created: STAMP,
      lastModified: STAMP,
      ...more,
    });
    const status = (lifecycleStage: string | undefined) =>
      harness.write(DATASET, 'status', { removed: false, ...(lifecycleStage === undefined ? {} : { lifecycleStage }) });
    const stored = async () => (await harness.value(DATASET, 'status'))?.['lifecycleStage'];

    beforeEach(async () => {
      await harness.write(
        stage('draft'),
        'lifecycleStageTypeInfo',
        info({ transitionPolicy: { allowedPreviousStages: [stage('__NONE__')] } }),
      );
      await harness.write(
        stage('live'),
        'lifecycleStageTypeInfo',
        info({ transitionPolicy: { allowedPreviousStages: [stage('draft')] } }),
      );
      await harness.write(stage('charts'), 'lifecycleStageTypeInfo', info({ entityTypes: ['chart'] }));
    });

    it('should refuse one that does not exist or is for other entities', async () => {
      await refused(status(stage('nothing')), /does not exist/);
      await refused(status(stage('charts')), /is for chart/);
    });

    it('should undo moves that the stage does not allow', async () => {
      await status(stage('live'));
      expect(await stored()).toBeUndefined();
      await status(stage('draft'));
      await status(stage('live'));
      expect(await stored()).toBe(stage('live'));
      await status(stage('draft'));
      expect(await stored()).toBe(stage('live'));
      await status(undefined);
      expect(await stored()).toBeUndefined();
    });
  });

  it('should rebuild the owners by type', async () => {
    const owners = [
      { owner: 'urn:li:corpuser:a', type: 'DATAOWNER' },
      { owner: 'urn:li:corpuser:b', type: 'NONE', typeUrn: 'urn:li:ownershipType:x.y' },
      { owner: 'urn:li:corpuser:c', type: 'DATAOWNER' },
    ];
    await harness.write(DATASET, 'ownership', { owners, ownerTypes: { stale: ['urn:li:corpuser:z'] } });
    expect((await harness.value(DATASET, 'ownership'))?.['ownerTypes']).toEqual({
      'urn:li:ownershipType:__system__dataowner': ['urn:li:corpuser:a', 'urn:li:corpuser:c'],
      'urn:li:ownershipType:x%2Ey': ['urn:li:corpuser:b'],
    });
  });

  it('should keep the order of owners by type that name the same owners', async () => {
    const owners = ['a', 'b'].map((id) => ({ owner: `urn:li:corpuser:${id}`, type: 'DATAOWNER' }));
    const type = 'urn:li:ownershipType:__system__dataowner';
    const ownerTypes = { [type]: ['urn:li:corpuser:b', 'urn:li:corpuser:a'] };
    await harness.write(DATASET, 'ownership', { owners, ownerTypes });
    expect((await harness.value(DATASET, 'ownership'))?.['ownerTypes']).toEqual(ownerTypes);
  });

  it('should lift the entity and the column of an assertion', async () => {
    const operator = {
      type: 'FIELD_VALUES',
      entity: DATASET,
      fieldValuesAssertion: {
        field: { path: 'c', type: 's', nativeType: 's' },
        operator: 'NOT_NULL',
        failThreshold: { type: 'COUNT', value: 0 },
      },
    };
    await harness.write('urn:li:assertion:a', 'assertionInfo', { type: 'FIELD', fieldAssertion: operator });
    expect(await harness.value('urn:li:assertion:a', 'assertionInfo')).toMatchObject({
      entityUrn: DATASET,
      fieldAssertion: { fieldPath: 'c' },
    });
  });

  describe('of domain associations', () => {
    const A = 'urn:li:domain:a';
    const B = 'urn:li:domain:b';
    const attribution = { time: 1, actor: ALICE.urn, sourceDetail: { propagated: 'true' } };
    const PROPAGATED = { domain: A, attribution };
    const write = (value: JsonObject) => harness.write(DATASET, 'domains', value);

    it.each<[string, JsonObject | undefined, JsonObject, JsonObject]>([
      [
        'make associations of domains',
        undefined,
        { domains: [A] },
        { domains: [A], domainAssociations: [{ domain: A }] },
      ],
      [
        'make domains of associations',
        undefined,
        { domains: [], domainAssociations: [{ domain: A, context: 'c' }] },
        { domains: [A], domainAssociations: [{ domain: A, context: 'c' }] },
      ],
      [
        'follow the domains when they changed',
        { domains: [A] },
        { domains: [B], domainAssociations: [{ domain: A }] },
        { domains: [B], domainAssociations: [{ domain: B }] },
      ],
      [
        'follow the associations when they changed',
        { domains: [A] },
        { domains: [A], domainAssociations: [{ domain: B }] },
        { domains: [B], domainAssociations: [{ domain: B }] },
      ],
      ['empty both', { domains: [A] }, { domains: [] }, { domains: [], domainAssociations: [] }],
      [
        'follow the associations when they changed and no domain is listed',
        { domains: [A] },
        { domains: [], domainAssociations: [{ domain: B }] },
        { domains: [B], domainAssociations: [{ domain: B }] },
      ],
      [
        'keep what is known of domains that stay',
        { domains: [], domainAssociations: [PROPAGATED] },
        { domains: [B, A] },
        { domains: [B, A], domainAssociations: [{ domain: B }, PROPAGATED] },
      ],
      [
        'put propagated domains last',
        undefined,
        { domains: [A, B], domainAssociations: [PROPAGATED, { domain: B }] },
        { domains: [B, A], domainAssociations: [{ domain: B }, PROPAGATED] },
      ],
    ])('should %s', async (_name, before, value, after) => {
      if (before !== undefined) await write(before);
      await write(value);
      expect(await harness.value(DATASET, 'domains')).toEqual(after);
    });

    it('should refuse a write that changes both to different domains', async () => {
      await write({ domains: [A] });
      await refused(
        write({ domains: [B], domainAssociations: [{ domain: 'urn:li:domain:c' }] }),
        /^Cannot update both 'domains' and 'domainAssociations'/,
      );
    });
  });
});
