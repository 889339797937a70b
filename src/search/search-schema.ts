import { Injectable } from '@nestjs/common';
import { ModelRegistry } from '../model/index.js';
import { type DefaultFacet, FACET_SEPARATOR, facetDisplayNames, facetsOf } from './schema/default-facets.js';
import { type EntitySearchSchema, entitySearchSchema } from './schema/entity-search-schema.js';
import { holdsMembers } from './schema/field-kind.js';
import { weightedCompletionFields, weightedQueryFields } from './schema/query-fields.js';
import { remembered } from './schema/remembered.js';
import type { FieldRef, SearchField, WeightedField } from './search-field.js';

/**
 * The searchable fields, derived once from the model's annotations. Names of entity types are case-insensitive; unknown
 * ones have no fields.
 */
@Injectable()
export class SearchSchema {
  private readonly byType = new Map<string, EntitySearchSchema>();
  private readonly displayNames: ReadonlyMap<string, string>;
  private readonly weightedQueryFields = remembered((types) => weightedQueryFields(this.fieldsOf(types)));
  private readonly defaultFacets = remembered((types) =>
    facetsOf(this.fieldsOf(types).flat(), (name) => this.facetDisplayName(name)),
  );

  constructor(registry: ModelRegistry) {
    for (const entity of registry.entities()) {
      const schema = entitySearchSchema(registry, entity);
      if (schema !== undefined) this.byType.set(entity.name.toLowerCase(), schema);
    }
    this.displayNames = facetDisplayNames([...this.byType.values()].flatMap(({ fields }) => fields));
  }

  /** The search schema of an entity type; undefined if the type has no search documents. */
  entity(entityType: string): EntitySearchSchema | undefined {
    return this.byType.get(entityType.toLowerCase());
  }

  /** Names of the entity types that have search documents, in the order of the registry. */
  entityTypes(): readonly string[] {
    return [...this.byType.values()].map(({ entityType }) => entityType);
  }

  /**
   * DataHub's name of the index of an entity type, such as `datajobindex_v2`; a non-empty `prefix` is prepended with
   * `_`.
   */
  indexName(entityType: string, prefix: string): string {
    return `${prefix === '' ? '' : `${prefix}_`}${entityType}index_v2`.toLowerCase();
  }

  /**
   * The document field that `name` refers to in any of `entityTypes`: a field, a companion field, an alias (which keeps
   * its name), `urn`, `runId`, `systemCreated`, `_entityType`, or a member of an object field. Undefined if none of the
   * types has it; structured properties are not included.
   */
  fieldRef(name: string, entityTypes: readonly string[]): FieldRef | undefined {
    for (const entityType of entityTypes) {
      const found = refIn(this.entity(entityType), name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /**
   * The field parts that a search without named fields uses (search.md 7.3), with boosts averaged over the types that
   * have the field.
   */
  queryFields(entityTypes: readonly string[]): readonly WeightedField[] {
    return this.weightedQueryFields(entityTypes);
  }

  /** The field parts used for completion (search.md 13). */
  completionFields(entityTypes: readonly string[]): readonly WeightedField[] {
    return weightedCompletionFields(this.fieldsOf(entityTypes));
  }

  /** The facets of a search that names none (search.md 10), `_entityType` and `_entityType␞typeNames` last. */
  facets(entityTypes: readonly string[]): readonly DefaultFacet[] {
    return this.defaultFacets(entityTypes);
  }

  /**
   * Display name of a facet, or of a nested one with its names joined by `␞`, in any entity type; its own name if none
   * is declared.
   */
  facetDisplayName(name: string): string {
    const levels = name.split(FACET_SEPARATOR);
    return levels.map((level) => this.displayNames.get(level) ?? level).join(FACET_SEPARATOR);
  }

  private fieldsOf(entityTypes: readonly string[]): readonly (readonly SearchField[])[] {
    return [...new Set(entityTypes)].map((entityType) => this.entity(entityType)?.fields ?? []);
  }
}

function refIn(schema: EntitySearchSchema | undefined, name: string): FieldRef | undefined {
  const found = schema?.refs.get(name);
  if (found !== undefined || schema === undefined) return found;
  const dot = name.indexOf('.');
  if (dot <= 0) return undefined;
  const holderName = name.slice(0, dot);
  const holder = schema.fields.find((field) => field.name === holderName && holdsMembers(field.type));
  if (holder === undefined) return undefined;
  return { name: `${holder.name}.${name.slice(dot + 1).replaceAll('.', '%2E')}`, kind: 'keyword' };
}
