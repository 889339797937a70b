import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jsonObjectIn } from '../../json/json.js';
import { engineOf } from './engine-of.js';

/** The length of the column of types. */
const LONGEST_TYPE = 100;

/**
 * The type of the values that each field of a structured property was made for. `field` is a digest of its name, which
 * may be longer than a key.
 */
export class PropertyField1760000100000 implements MigrationInterface {
  readonly name = 'PropertyField1760000100000';

  async up(runner: QueryRunner): Promise<void> {
    const options = engineOf(runner) === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE property_field (
      field varchar(64) NOT NULL PRIMARY KEY,
      value_type varchar(${String(LONGEST_TYPE)}) NOT NULL
    ) ${options}`);
    for (const [field, type] of await storedFields(runner))
      await runner.query(`INSERT INTO property_field (field, value_type) VALUES (${markers(runner)})`, [field, type]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE property_field');
  }
}

/** The fields of the definitions that an earlier version or DataHub stored; of two with one name, that of one. */
async function storedFields(runner: QueryRunner): Promise<ReadonlyMap<string, string>> {
  const rows: unknown = await runner.query(
    "SELECT metadata FROM metadata_aspect_v2 WHERE aspect = 'propertyDefinition' AND version = 0",
  );
  if (!Array.isArray(rows)) return new Map();
  return new Map((rows as readonly { readonly metadata: string }[]).flatMap(({ metadata }) => fieldOf(metadata)));
}

function fieldOf(metadata: string): readonly (readonly [field: string, valueType: string])[] {
  const { qualifiedName, valueType, version } = jsonObjectIn(metadata) ?? {};
  if (typeof qualifiedName !== 'string' || typeof valueType !== 'string') return [];
  if (typeof version === 'string' && version !== '') return [];
  const digest = createHash('sha256').update(qualifiedName.replaceAll('.', '_')).digest('hex');
  const type = valueType.slice(valueType.lastIndexOf(':') + 1);
  return type.length > LONGEST_TYPE ? [] : [[digest, type]];
}

function markers(runner: QueryRunner): string {
  return engineOf(runner) === 'postgres' ? '$1, $2' : '?, ?';
}
