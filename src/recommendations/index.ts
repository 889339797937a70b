export { RecommendationsModule } from './recommendation.module.js';
