import { Global, Module } from '@nestjs/common';
import { SearchService } from './search.service.js';
import { EntityBrowse } from './service/entity-browse.js';
import { EntityCompletion } from './service/entity-completion.js';
import { EntitySearch } from './service/entity-search.js';
import { FoundEntities } from './service/found-entities.js';
import { HiddenStages } from './service/hidden-stages.js';
import { PropertyLookup } from './service/property-lookup.js';
import { RequestLimits } from './service/request-limits.js';
import { RestrictedHits } from './service/restricted-hits.js';
import { SpellingCorrection } from './service/spelling-correction.js';
import { ScopeResolver } from './service/scope-resolver.js';
import { ServerCriteria } from './service/server-criteria.js';
import { HierarchyConditions } from './service/urn-hierarchy.js';

/**
 * Provides search for the APIs. Another module must provide a `ViewRestriction`, so that every search is restricted to
 * what its viewer may find.
 */
@Global()
@Module({
  providers: [
    HiddenStages,
    PropertyLookup,
    HierarchyConditions,
    ServerCriteria,
    RequestLimits,
    ScopeResolver,
    FoundEntities,
    RestrictedHits,
    SpellingCorrection,
    EntitySearch,
    EntityCompletion,
    EntityBrowse,
    SearchService,
  ],
  exports: [SearchService],
})
export class SearchServiceModule {}
