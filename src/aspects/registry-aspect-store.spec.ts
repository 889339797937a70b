import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { context, proposal } from '../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../test/support/harness/sqlite-aspects.js';
import { RegistryAspectStore } from './registry-aspect-store.js';
import type { SystemMetadata } from './system-metadata.js';

const WRITTEN: Readonly<Record<string, SystemMetadata>> = {
  'urn:li:tag:a': { registryName: 'own', registryVersion: '1' },
  'urn:li:tag:b': { registryName: 'own', registryVersion: '2' },
  'urn:li:tag:c': { registryName: 'other', registryVersion: '1' },
  'urn:li:tag:d': { registryVersion: '1' },
  'urn:li:tag:e': { registryName: 'own' },
  'urn:li:tag:f': {},
};

let aspects: SqliteAspects;

beforeAll(async () => {
  aspects = await sqliteAspects();
  const tags = Object.entries(WRITTEN).map(([urn, systemMetadata]) =>
    proposal(urn, 'tagProperties', { name: urn }, { systemMetadata }),
  );
  await aspects.writer.write(tags, context());
  await aspects.database.transaction((sql) => sql.execute("DELETE FROM metadata_aspect_v2 WHERE aspect = 'tagKey'"));
  await aspects.writer.write([proposal('urn:li:tag:a', 'tagProperties', { name: 'next' })], context());
});

afterAll(() => aspects.close());

describe('RegistryAspectStore', () => {
  it.each<[string | undefined, string, readonly string[]]>([
    ['own', '1', ['a']],
    ['other', '1', ['c']],
    [undefined, '1', ['a', 'c', 'd']],
    ['own', '3', []],
  ])('should find what was written under %s, version %s', async (name, version, tags) => {
    const found = await new RegistryAspectStore(aspects.database).find({
      version,
      ...(name !== undefined && { name }),
    });
    const properties = found.filter(({ aspect }) => aspect === 'tagProperties');
    expect(properties.map(({ urn }) => urn)).toEqual(tags.map((tag) => `urn:li:tag:${tag}`));
    expect(properties.every(({ version: row }) => row === 0)).toBe(true);
  });
});
