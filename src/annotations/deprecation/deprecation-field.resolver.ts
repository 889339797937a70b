import { ResolveField, Resolver } from '@nestjs/graphql';
import { DataPlatformInstance, type EntityRef, type GraphqlContext } from '../../entities/index.js';
import { deprecationOf } from './deprecation.mappings.js';
import { Deprecation } from './deprecation.model.js';

/** The field `deprecation` of platform instances. */
@Resolver(() => DataPlatformInstance)
export class DeprecationFieldResolver {
  @ResolveField(() => Deprecation, { nullable: true, description: 'Whether the platform instance is deprecated.' })
  deprecation({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<Deprecation | null> {
    return deprecationOf(urn, context);
  }
}
