import { describe, expect, it } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database, type EntityClass } from '../../src/foundation/database/index.js';
import { ENTITY_ROWS } from '../../src/rows.js';

@Entity({ name: 'entity_revision' })
class RowWithAnotherColumn {
  @PrimaryColumn({ type: 'varchar', length: 500 })
  urn!: string;

  @Column({ type: 'bigint' })
  forgotten!: number;
}

async function differences(entities: readonly EntityClass[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const options = { url: `sqlite:${folder}/m.db`, poolSize: 1, groupSize: 1, exclusive: true };
  const database = await Database.open({ ...options, entities });
  const { upQueries } = await database.readSource.driver.createSchemaBuilder().log();
  await database.close();
  return upQueries.map(({ query }) => query);
}

describe('the migrations', () => {
  it('should create the tables that the TypeORM entities describe', async () => {
    expect(await differences(ENTITY_ROWS)).toEqual([]);
  });

  it('should fail the check if an entity has a column that none of them creates', async () => {
    expect(await differences([RowWithAnotherColumn])).not.toEqual([]);
  });
});
