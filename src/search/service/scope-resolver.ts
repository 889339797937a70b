import { Injectable } from '@nestjs/common';
import { ModelRegistry } from '../../model/index.js';
import { type PropertyDefinition, propertyFieldRef } from '../documents/property-definition.js';
import { FilterResolver } from '../filter-resolver.js';
import { withoutSubfield } from '../planning/field-expansion.js';
import type { SearchCriteria } from '../search-criteria.js';
import type { FieldRef } from '../search-field.js';
import { SearchSchema } from '../search-schema.js';
import { ViewRestriction } from '../view-restriction.port.js';
import { bothCriteria } from './criteria.js';
import { PropertyLookup } from './property-lookup.js';
import { type LimitedRequest, RequestLimits } from './request-limits.js';
import type { SearchScope } from './search-request.js';
import { PROPERTY_PREFIX, type ResolvedScope } from './search-scope.js';
import { hidesRemoved, ServerCriteria } from './server-criteria.js';
import { HierarchyConditions } from './urn-hierarchy.js';

type Properties = ReadonlyMap<string, PropertyDefinition>;

/** Converts the restrictions of a request into entity types and a filter. */
@Injectable()
export class ScopeResolver {
  constructor(
    private readonly limits: RequestLimits,
    private readonly registry: ModelRegistry,
    private readonly schema: SearchSchema,
    private readonly filters: FilterResolver,
    private readonly lookup: PropertyLookup,
    private readonly hierarchy: HierarchyConditions,
    private readonly server: ServerCriteria,
    private readonly views: ViewRestriction,
  ) {}

  /**
   * Resolves the scope of a request, after checking the limits for every kind of request; `names` are fields named
   * elsewhere in the request. Throws `VALIDATION_FAILED` for an unknown entity type, and `INVALID_ARGUMENT` for a
   * condition that no value can meet, for one on a removed structured property, and for a request that exceeds the
   * limits.
   */
  async resolve(request: LimitedRequest, names: readonly string[] = []): Promise<ResolvedScope> {
    this.limits.check(request);
    const { viewer, flags = {}, criteria = [], baseCriteria = [], view } = request;
    const entityTypes = this.typesOf(request);
    const callerCriteria = bothCriteria(criteria, view?.criteria ?? []);
    const stated = bothCriteria(callerCriteria, baseCriteria);
    const named = await this.lookup.named(propertyNames([...fieldsOf(stated), ...names]));
    const offered = flags.includeStructuredPropertyFacets === true ? await this.lookup.offered() : [];
    const widened = await this.hierarchy.resolve(stated, flags.rewriteQuery !== false);
    const added = await this.server.of(entityTypes, callerCriteria, flags);
    const properties = new Map([...offered.map((one) => [one.qualifiedName, one] as const), ...named]);
    return {
      entityTypes,
      flags,
      callerCriteria,
      properties,
      viewer,
      restriction: await this.views.filterFor(viewer, entityTypes),
      knowable: await this.views.knowableFor(viewer, entityTypes),
      filter: this.filters.resolve(bothCriteria(widened, added), entityTypes, properties),
      namedClauses: flags.skipMatches === true ? [] : this.filters.namedClauses(widened, entityTypes, properties),
      propertyFacets: offered.map(({ qualifiedName }) => PROPERTY_PREFIX + qualifiedName),
      hidesRemoved: hidesRemoved(callerCriteria, flags),
      fieldOf: (name) => this.fieldOf(name, entityTypes, properties),
      typeName: (text) => this.registry.findEntity(text.replaceAll('_', ''))?.name ?? text,
    };
  }

  private typesOf({ entityTypes, view }: SearchScope): readonly string[] {
    const asked = entityTypes?.map((name) => this.registry.entity(name).name) ?? this.schema.entityTypes();
    const known = [...new Set(asked)].filter((name) => this.schema.entity(name) !== undefined);
    if (view === undefined || view.entityTypes.length === 0) return known;
    const viewed = new Set(view.entityTypes.map((name) => this.registry.findEntity(name)?.name));
    return known.filter((name) => viewed.has(name));
  }

  private fieldOf(name: string, entityTypes: readonly string[], properties: Properties): FieldRef | undefined {
    if (!name.startsWith(PROPERTY_PREFIX)) {
      return this.schema.fieldRef(name, entityTypes) ?? this.schema.fieldRef(name, this.schema.entityTypes());
    }
    const definition = properties.get(name.slice(PROPERTY_PREFIX.length));
    return definition === undefined || definition.isRemoved ? undefined : propertyFieldRef(definition);
  }
}

function fieldsOf(criteria: SearchCriteria): readonly string[] {
  return criteria.flat().map(({ field }) => field);
}

function propertyNames(fields: readonly string[]): ReadonlySet<string> {
  const names = fields.map(withoutSubfield).filter((name) => name.startsWith(PROPERTY_PREFIX));
  return new Set(names.map((name) => name.slice(PROPERTY_PREFIX.length)));
}
