export { BrowsePath } from './browse.model.js';
export type { DiscoveryInput, DiscoveryOptions } from './discovery-request.js';
export { DiscoveryModule } from './discovery.module.js';
export { DiscoveryService } from './discovery.service.js';
export { FacetFilterInput } from './filter.input.js';
export { ScrollAcrossEntitiesInput, SearchAcrossEntitiesInput } from './search.input.js';
export { ScrollResults, SearchResults } from './search-result.model.js';
export { criteriaOf } from './search-scope.js';
export { hitOptions, selects } from './selection.js';
