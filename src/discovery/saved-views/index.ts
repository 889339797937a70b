export { ViewChoice } from './view-choice.js';
export { chosenView } from './view.mappings.js';
export { DataHubView, FacetFilter } from './view.model.js';
export { ViewModule } from './view.module.js';
