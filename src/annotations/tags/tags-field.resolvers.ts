import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { DataPlatformInstance, type EntityRef, type GraphqlContext } from '../../entities/index.js';
import { CorpUser } from '../../identity/index.js';
import { tagsOf } from './global-tags.mappings.js';
import { GlobalTags } from './global-tags.model.js';

/** Returns the resolver of the field `tags` of one type. */
function tagsFieldOf(type: Type): Type {
  @Resolver(() => type)
  class TagsField {
    @ResolveField(() => GlobalTags, { nullable: true, description: 'Tags of the entity.' })
    tags({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<GlobalTags | null> {
      return tagsOf(urn, context);
    }
  }
  return TagsField;
}

/** The field `globalTags` of users. */
@Resolver(() => CorpUser)
class TagsOfUser {
  @ResolveField(() => GlobalTags, {
    nullable: true,
    description: 'The same as `tags`.',
    deprecationReason: 'Use tags.',
  })
  globalTags({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<GlobalTags | null> {
    return tagsOf(urn, context);
  }
}

/** Resolvers of the tags of types that other features declare. */
export const TAGS_FIELDS = [...[CorpUser, DataPlatformInstance].map(tagsFieldOf), TagsOfUser];
