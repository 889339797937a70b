export { EntityProfileParams, SearchParams } from './recommendation.model.js';
export { RecommendationsModule } from './recommendation.module.js';
