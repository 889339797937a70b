import { ResolveField, Resolver } from '@nestjs/graphql';
import { DataPlatformInstance, type EntityRef, type GraphqlContext } from '../../entities/index.js';
import { linksOf } from './institutional-memory.mappings.js';
import { InstitutionalMemory } from './institutional-memory.model.js';

/** The field `institutionalMemory` of platform instances. */
@Resolver(() => DataPlatformInstance)
export class InstitutionalMemoryFieldResolver {
  @ResolveField(() => InstitutionalMemory, {
    nullable: true,
    description: 'Links to documentation of the platform instance.',
  })
  institutionalMemory({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<InstitutionalMemory | null> {
    return linksOf(urn, context);
  }
}
