import { schemaMetadata, type StoredOf } from '../../../model/index.js';
import { type DemoColumn, columnsOf } from '../columns.js';
import { STAMP } from '../calendar.js';
import type { ColumnType } from '../content/column-types.js';
import { tableNamed } from '../content/tables/all-tables.js';
import type { DemoTable } from '../content/tables/table.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, platform, schemaField, tag } from '../urns.js';

type Schema = StoredOf<typeof schemaMetadata>;
type Field = Schema['fields'][number];

/** Columns that name a person, or can be traced to one. */
const PERSONAL: ReadonlySet<string> = new Set(['email', 'full_name', 'phone', 'birthday', 'street']);

const TYPES: Readonly<Record<ColumnType, Field['type']['type']>> = {
  int: { 'com.linkedin.schema.NumberType': {} },
  decimal: { 'com.linkedin.schema.NumberType': {} },
  text: { 'com.linkedin.schema.StringType': {} },
  date: { 'com.linkedin.schema.DateType': {} },
  time: { 'com.linkedin.schema.TimeType': {} },
  bool: { 'com.linkedin.schema.BooleanType': {} },
  json: { 'com.linkedin.schema.RecordType': {} },
};

const NATIVE: Readonly<Record<DemoTable['platform'], Readonly<Record<ColumnType, string>>>> = {
  postgres: {
    int: 'bigint',
    decimal: 'numeric(12,2)',
    text: 'text',
    date: 'date',
    time: 'timestamptz',
    bool: 'boolean',
    json: 'jsonb',
  },
  mysql: {
    int: 'bigint',
    decimal: 'decimal(12,2)',
    text: 'varchar(255)',
    date: 'date',
    time: 'datetime(6)',
    bool: 'tinyint(1)',
    json: 'json',
  },
  snowflake: {
    int: 'NUMBER(38,0)',
    decimal: 'NUMBER(12,2)',
    text: 'VARCHAR',
    date: 'DATE',
    time: 'TIMESTAMP_NTZ',
    bool: 'BOOLEAN',
    json: 'VARIANT',
  },
  kafka: { int: 'long', decimal: 'string', text: 'string', date: 'int', time: 'long', bool: 'boolean', json: 'record' },
  s3: { int: 'int64', decimal: 'decimal', text: 'utf8', date: 'date32', time: 'timestamp', bool: 'bool', json: 'utf8' },
};

/** The native type of a column on the platform of its table. */
export function nativeType({ platform: on }: DemoTable, { type }: DemoColumn): string {
  return NATIVE[on][type];
}

/** The schema of a table, for the table itself or for its dbt model. */
export function schemaOf(urn: string, table: DemoTable, on: string = table.platform): DemoProposal {
  const columns = columnsOf(table);
  const primaryKeys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const foreignKeys = columns.flatMap((column) => foreignKey(urn, column));
  return proposal(urn, schemaMetadata, {
    schemaName: table.name,
    platform: platform(on),
    version: 0,
    hash: '',
    created: STAMP,
    lastModified: STAMP,
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: rawSchema(table) } },
    fields: columns.map((column) => fieldOf(table, column)),
    ...(primaryKeys.length > 0 && { primaryKeys }),
    ...(foreignKeys.length > 0 && { foreignKeys }),
  });
}

/** A column as a field of a schema. */
export function fieldOf(table: DemoTable, column: DemoColumn): Field {
  const { name, type, about, isKey } = column;
  return {
    fieldPath: name,
    nativeDataType: nativeType(table, column),
    type: { type: TYPES[type] },
    description: about,
    nullable: !isKey,
    isPartOfKey: isKey,
    ...(PERSONAL.has(name) && { globalTags: { tags: [{ tag: tag('personal') }] } }),
  };
}

function foreignKey(urn: string, { name, refersTo }: DemoColumn): NonNullable<Schema['foreignKeys']> {
  if (refersTo === undefined) return [];
  const other = dataset(tableNamed(refersTo));
  return [
    {
      name: `${name}_key`,
      sourceFields: [schemaField(urn, name)],
      foreignFields: [schemaField(other, name)],
      foreignDataset: other,
    },
  ];
}

function rawSchema(table: DemoTable): string {
  return columnsOf(table)
    .map((column) => `${column.name} ${nativeType(table, column)}`)
    .join(', ');
}
