import { describe, expect, it } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import { type AspectChange, WriteListeners } from '../aspects/index.js';
import type { SqlParameter, SqlTransaction } from '../foundation/database/index.js';
import type { ReferenceStore } from '../graph/index.js';
import { ModelRegistry } from '../model/index.js';
import { SearchSchema } from '../search/index.js';
import { EmbeddedReferencesListener } from './embedded-references.listener.js';

const ATTRIBUTE = 'urn:li:businessAttribute:a';
const COLUMN = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD),c)';
const REGISTRY = ModelRegistry.standard();

function change(entityType: string, urn: string, aspectName: string, isNoop = false): AspectChange {
  const aspect = REGISTRY.aspect(entityType, aspectName);
  return { urn, entityType, aspect, previous: undefined, current: undefined, isNoop, entityDeleted: false };
}

async function touchedBy(changes: readonly AspectChange[]): Promise<SqlParameter[][]> {
  const statements: SqlParameter[][] = [];
  const asked: (readonly string[])[] = [];
  const sql = {
    insert: async (_table: unknown, rows: SqlParameter[][]) => void statements.push(...rows),
  };
  const references = {
    ownersIn: async (_sql: SqlTransaction, urns: readonly string[], names: readonly string[]) => {
      asked.push(urns, names);
      return [COLUMN, ATTRIBUTE];
    },
  };
  const listener = new EmbeddedReferencesListener(
    new WriteListeners(),
    fake<ReferenceStore>(references),
    { now: () => 5, elapsed: () => 5 },
    new SearchSchema(REGISTRY),
  );
  await listener.inTransaction(changes, fake<SqlTransaction>(sql));
  if (asked.length > 0) expect(asked).toEqual([[ATTRIBUTE], ['businessAttributes']]);
  return statements;
}

describe('EmbeddedReferencesListener', () => {
  it('should raise the revision of what refers to an attribute that changes, and of nothing twice', async () => {
    const changes = ['businessAttributeInfo', 'ownership'].map((name) => change('businessAttribute', ATTRIBUTE, name));
    expect(await touchedBy(changes)).toEqual([[COLUMN, 1, 0, 0, 5, 0]]);
  });

  it.each<[string, AspectChange]>([
    ['an attribute that stays as it was', change('businessAttribute', ATTRIBUTE, 'businessAttributeInfo', true)],
    ['an entity that nothing embeds', change('tag', 'urn:li:tag:a', 'tagProperties')],
  ])('should touch nothing for %s', async (_what, given) => {
    expect(await touchedBy([given])).toEqual([]);
  });
});
