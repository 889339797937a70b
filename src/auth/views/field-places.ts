import { Injectable } from '@nestjs/common';
import { ModelRegistry } from '../../model/index.js';
import { type FieldRef, SearchSchema } from '../../search/index.js';
import type { PolicyField } from '../policies/policy.js';

/** Fields of policies whose values are in search documents. */
export type IndexedField = Exclude<PolicyField, 'TYPE' | 'URN' | 'GROUP_MEMBERSHIP'>;

/** Search fields with the values that policies read from an aspect. */
const PLACES: Readonly<Record<IndexedField, { readonly field: string; readonly aspect: string }>> = {
  OWNER: { field: 'owners', aspect: 'ownership' },
  DOMAIN: { field: 'domains', aspect: 'domains' },
  DATA_PLATFORM_INSTANCE: { field: 'platformInstance', aspect: 'dataPlatformInstance' },
  TAG: { field: 'tags', aspect: 'globalTags' },
  CONTAINER: { field: 'container', aspect: 'container' },
  GLOSSARY: { field: 'glossaryTerms', aspect: 'glossaryTerms' },
};

/** The urn of a document itself. */
export const URN_FIELD: FieldRef = { name: 'urn', kind: 'exact' };

/** The type of a document's entity. */
export const TYPE_FIELD: FieldRef = { name: '_entityType', kind: 'entityType' };

/** How a field of policies can be queried in the documents of one entity type. */
export type Place =
  /** With this field. */
  | FieldRef
  /** Entities of the type never have a value. */
  | 'absent'
  /** The index does not have exactly the values of the aspect. */
  | 'unknown';

/** Finds the search fields for the fields of policies. */
@Injectable()
export class FieldPlaces {
  private readonly known = new Map<string, Place>();

  constructor(
    private readonly schema: SearchSchema,
    private readonly registry: ModelRegistry,
  ) {}

  /** The place of a field in the documents of a type. */
  of(field: IndexedField, entityType: string): Place {
    const key = `${field} ${entityType}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const place = this.find(field, entityType);
    this.known.set(key, place);
    return place;
  }

  /**
   * The field with the owners of one ownership type; undefined if the documents of the type do not distinguish owners
   * by it.
   */
  ofOwnersBy(ownershipType: string, entityType: string): FieldRef | undefined {
    return this.schema.fieldRef(`ownerTypes.${ownershipType}`, [entityType]);
  }

  private find(field: IndexedField, entityType: string): Place {
    const { field: name, aspect } = PLACES[field];
    if (this.registry.findEntity(entityType)?.aspects.has(aspect) !== true) return 'absent';
    const sources = (this.schema.entity(entityType)?.sources ?? []).filter((source) => source.name === name);
    const ref = this.schema.fieldRef(name, [entityType]);
    const isExact = sources.length === 1 && sources[0]?.aspectName === aspect;
    return ref !== undefined && isExact ? ref : 'unknown';
  }
}
