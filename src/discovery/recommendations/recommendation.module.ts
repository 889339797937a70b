import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery.module.js';
import { RecommendationResolver } from './recommendation.resolver.js';
import { RecommendationService } from './recommendation.service.js';

/** Recommendations of assets. */
@Module({ imports: [DiscoveryModule], providers: [RecommendationResolver, RecommendationService] })
export class RecommendationsModule {}
