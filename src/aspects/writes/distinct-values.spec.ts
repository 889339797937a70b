import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AspectHarness, aspectHarness, context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { testEngines, type TestDatabase } from '../../../test/support/engines/engines.js';
import { DomainError } from '../../foundation/common/errors.js';
import { jsonText, type JsonValue } from '../../foundation/json/json.js';
import { Database } from '../../foundation/database/index.js';
import { AspectRow } from '../rows/aspect.row.js';
import type { WriteContext } from '../change-proposal.js';
import { type DistinctValues, distinctValuesRule } from './distinct-values.js';

const NAMES: DistinctValues = {
  aspectName: 'tagProperties',
  commonMember: 'name',
  clash: (value, other) => value['name'] === other['name'],
  refusal: ({ name }) => new DomainError('CONFLICT', `${jsonText(name ?? '')} is taken`),
};

const USE_CASE: WriteContext = { ...context(), proposedByCaller: false };

describe.each(testEngines())('distinctValuesRule on $name', (engine) => {
  let created: TestDatabase;
  let opened: Database[];

  beforeEach(async () => {
    created = await engine.createDatabase();
    opened = [];
  });

  afterEach(async () => {
    for (const database of opened) await database.close();
    await created.drop();
  });

  async function replica(distinct = NAMES): Promise<AspectHarness> {
    const { url } = created;
    const database = await Database.open({ url, poolSize: 4, groupSize: 4, exclusive: true, entities: [AspectRow] });
    opened.push(database);
    const aspects = aspectHarness(database);
    aspects.rules.register(distinctValuesRule(distinct));
    return aspects;
  }

  const write = (aspects: AspectHarness, id: string, name: string, by: WriteContext = USE_CASE) =>
    aspects.writer.write([proposal(`urn:li:tag:${id}`, 'tagProperties', { name, description: id })], by);

  it.each(['plain', '100%_\\', 'a "quoted" ß'])('should let one of many at once have the name %s', async (name) => {
    const aspects = await replica();
    const isServer = opened[0]?.dialect.hasOneWriter === false;
    const replicas = isServer ? [aspects, await replica()] : [aspects];
    const attempts = Array.from({ length: 16 }, (_unused, at) =>
      write(replicas[at % replicas.length] ?? aspects, `t${at}`, name),
    );
    const outcomes = await Promise.allSettled(attempts);
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(reasons).toEqual(Array.from({ length: 15 }, () => expect.stringContaining(`${name} is taken`)));
    expect(await aspects.store.count('tagProperties')).toBe(1);
  });

  it('should judge a change of the name, and no other change', async () => {
    const aspects = await replica();
    const ingested = { ...context(), proposedByCaller: true };
    for (const id of ['a', 'b']) await write(aspects, id, 'same', ingested);
    await write(aspects, 'c', 'other');
    await write(aspects, 'a', 'same');
    await expect(write(aspects, 'c', 'same')).rejects.toThrow('same is taken');
    await write(aspects, 'c', 'new');
  });

  it('should judge new entities alone where the declaration says so', async () => {
    const aspects = await replica({ ...NAMES, onlyNew: true });
    await write(aspects, 'a', 'same');
    await write(aspects, 'b', 'other');
    await write(aspects, 'b', 'same');
    await expect(write(aspects, 'c', 'same')).rejects.toThrow('same is taken');
  });

  it('should compare all values where they have no member in common', async () => {
    const { commonMember: _name, ...others } = NAMES;
    const lower = (value: JsonValue | undefined): string => jsonText(value ?? '').toLowerCase();
    const aspects = await replica({ ...others, clash: (one, other) => lower(one['name']) === lower(other['name']) });
    await write(aspects, 'a', 'Ünique');
    await expect(write(aspects, 'b', 'üNIQUE')).rejects.toThrow('taken');
  });
});
