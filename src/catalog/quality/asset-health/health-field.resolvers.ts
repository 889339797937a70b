import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { Chart, Dashboard } from '../../assets/charts/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { DataFlow, DataJob } from '../../assets/pipelines/index.js';
import { AssetHealthService } from './asset-health.service.js';
import { Health } from './health.model.js';

/** Returns a resolver of the field `health` of one type. */
function healthFieldOf(type: Type): Type {
  @Resolver(() => type)
  class HealthField {
    constructor(private readonly assets: AssetHealthService) {}

    @ResolveField(() => [Health], { nullable: true, description: 'Health of the asset, by type of check.' })
    health({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<Health[]> {
      return this.assets.of(urn, context);
    }
  }
  return HealthField;
}

/** Resolvers of the health of types that other features declare. */
export const HEALTH_FIELDS = [Chart, Dashboard, DataFlow, DataJob, Dataset].map(healthFieldOf);
