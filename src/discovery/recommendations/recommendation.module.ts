import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery.module.js';
import { RecommendationResolver } from './recommendation.resolver.js';
import { RecommendationService } from './recommendation.service.js';

/** What is recommended to look at. */
@Module({ imports: [DiscoveryModule], providers: [RecommendationResolver, RecommendationService] })
export class RecommendationsModule {}
