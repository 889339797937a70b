import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { entityTypeOfUrn } from '../foundation/common/urn.js';
import { GraphModule } from '../graph/index.js';
import { SearchService } from '../search/index.js';
import { AutocompleteResolver } from './autocomplete.resolver.js';
import { AutocompleteService } from './autocomplete.service.js';
import { BrowseResolver } from './browse.resolver.js';
import { BrowseService } from './browse.service.js';
import { DiscoveryScopes } from './discovery-scopes.js';
import { DiscoveryService } from './discovery.service.js';
import { ExtraFields } from './extra-fields.js';
import { GraphHierarchy } from './graph-hierarchy.js';
import { HiddenDocuments } from './hidden-documents.js';
import { ListingService } from './listing.service.js';
import { OverviewResolver } from './overview.resolver.js';
import { QuickFiltersService } from './quick-filters.service.js';
import { RESTRICTED } from './restricted.model.js';
import { SearchResolver } from './search.resolver.js';
import { ViewReader } from './view-reader.js';

/** Search, autocomplete, browsing and entity counts. */
@Module({
  imports: [GraphModule],
  providers: [
    SearchResolver,
    AutocompleteResolver,
    BrowseResolver,
    OverviewResolver,
    DiscoveryService,
    DiscoveryScopes,
    AutocompleteService,
    BrowseService,
    ListingService,
    QuickFiltersService,
    ViewReader,
    ExtraFields,
    HiddenDocuments,
    GraphHierarchy,
  ],
  exports: [DiscoveryService, ListingService],
})
export class DiscoveryModule {
  constructor(search: SearchService, hierarchy: GraphHierarchy, mappings: EntityMappings, trees: BrowseService) {
    mappings.register(RESTRICTED);
    search.useHierarchy(hierarchy);
    mappings.share({ browsePaths: ({ urn }, _input, context) => trees.paths(entityTypeOfUrn(urn), urn, context) });
  }
}
