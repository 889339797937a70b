import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AspectChange,
  type AspectRecord,
  AspectStore,
  type WriteListener,
  WriteListeners,
} from '../../aspects/index.js';
import { Database, type Lookup, type SqlTransaction, type TableShape } from '../../foundation/database/index.js';
import { plainFieldName, type PropertyDefinition, propertyDefinition, valueTypeOf } from './property-definition.js';

/** The fields of structured properties, each with the type that its values have for good. */
const PROPERTY_FIELD: TableShape = { name: 'property_field', columns: ['field', 'value_type'], key: ['field'] };

const TYPES: Lookup = {
  columns: ['field'],
  statement: (dialect, keys) =>
    dialect.rowsByKeys({ table: PROPERTY_FIELD.name, select: 'field, value_type', key: ['field'] }, keys),
};

interface FieldColumns {
  readonly field: string;
  readonly value_type: string;
}

const DEFINITION = 'propertyDefinition';
const ASPECTS = [DEFINITION, 'structuredPropertySettings', 'status'];

/**
 * Reads the definitions of structured properties, and remembers which type of values the field of each name was made
 * for: a search server cannot map a field anew. A property that is deleted and created again with another type
 * therefore has another field.
 */
@Injectable()
export class PropertyFields implements WriteListener, OnModuleInit {
  constructor(
    private readonly aspects: AspectStore,
    private readonly database: Database,
    private readonly listeners: WriteListeners,
  ) {}

  onModuleInit(): void {
    this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction): Promise<void> {
    const written = changes.filter(({ aspect, isNoop }) => aspect.name === DEFINITION && !isNoop);
    const definitions = written.flatMap(({ previous, current }) => [previous, current]).flatMap(unversioned);
    const fields = new Map<string, string>();
    for (const definition of definitions) {
      const field = digest(definition);
      if (!fields.has(field)) fields.set(field, definition.valueType);
    }
    await sql.insert(PROPERTY_FIELD, [...fields], 'ignore');
  }

  /** The definitions of properties by urn; those without one are absent. Throws `ENGINE_UNAVAILABLE`. */
  async definitions(urns: readonly string[]): Promise<ReadonlyMap<string, PropertyDefinition>> {
    const found = await this.aspects.latest(urns, ASPECTS);
    const definitions = [...found].flatMap(([urn, aspects]) => propertyDefinition(urn, aspects) ?? []);
    const types = await this.types(definitions);
    return new Map(definitions.map((definition) => [definition.urn, withField(definition, types)]));
  }

  /** Types are read after the definitions, whose transactions store them. */
  private async types(definitions: readonly PropertyDefinition[]): Promise<ReadonlyMap<string, string>> {
    if (definitions.length === 0) return new Map();
    const fields = [...new Set(definitions.map(digest))].map((field) => [field]);
    const rows = await this.database.find<FieldColumns>(TYPES, fields);
    return new Map(rows.map((row) => [row.field, row.value_type]));
  }
}

function withField(definition: PropertyDefinition, types: ReadonlyMap<string, string>): PropertyDefinition {
  const type = types.get(digest(definition));
  return type === undefined || valueTypeOf(type) === definition.valueType
    ? definition
    : { ...definition, isRetyped: true };
}

/** The definition in a record, if its field has the plain name. */
function unversioned(record: AspectRecord | undefined): readonly PropertyDefinition[] {
  if (record === undefined) return [];
  const definition = propertyDefinition(record.urn, new Map([[record.aspect, record]]));
  return definition === undefined || definition.version !== undefined ? [] : [definition];
}

/** The key of a name, which may be longer than a key of the database can be. */
function digest(definition: PropertyDefinition): string {
  return createHash('sha256').update(plainFieldName(definition)).digest('hex');
}
