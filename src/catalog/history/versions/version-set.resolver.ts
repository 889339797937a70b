import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../../auth/index.js';
import { editorOptions, type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import type { IngestOptions } from '../../../ingestion/index.js';
import { LinkVersionInput } from './link-version.input.js';
import { UnlinkVersionInput } from './unlink-version.input.js';
import { VERSION_SET } from './version-set.mappings.js';
import { VersionSet } from './version-set.model.js';
import { VersionsService } from './versions.service.js';
import { LINKING_VERSIONS } from './version.demands.js';

/** The query for version sets, and the mutations that link entities to them. */
@Resolver()
export class VersionSetResolver {
  constructor(private readonly versions: VersionsService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => VersionSet, { nullable: true, description: 'Returns a version set.' })
  versionSet(
    @Args('urn', { description: 'Urn of the version set.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(VERSION_SET.entityType, urn);
  }

  @AuthorizedInside(LINKING_VERSIONS)
  @Mutation(() => VersionSet, {
    nullable: true,
    description:
      'Makes an entity the latest version of a version set. Returns the set; null if the entity is already in it.',
  })
  async linkAssetVersion(
    @Args('input', { description: 'The entity, the version set and the new version.' }) input: LinkVersionInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    const { versionSet, linkedEntity, version, comment, sourceTimestamp, sourceCreator } = input;
    const label = {
      version,
      comment: comment ?? undefined,
      sourceTimestamp: sourceTimestamp ?? undefined,
      sourceCreator: sourceCreator ?? undefined,
    };
    const written = await this.versions.link(versionSet, linkedEntity, label, context.actor, optionsOf(context));
    return written.length === 0 ? null : refTo(VERSION_SET.typeName, versionSet);
  }

  @AuthorizedInside(LINKING_VERSIONS)
  @Mutation(() => VersionSet, {
    nullable: true,
    description: 'Removes an entity from its version set. Returns the set; null if the entity belongs to none.',
  })
  async unlinkAssetVersion(
    @Args('input', { description: 'The entity and its version set.' }) input: UnlinkVersionInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    const versionSet = input.versionSet ?? '';
    const entity = input.unlinkedEntity ?? '';
    const changed = await this.versions.unlink(versionSet, entity, context.actor, optionsOf(context));
    return changed.length === 0 ? null : refTo(VERSION_SET.typeName, versionSet);
  }
}

/** Options of writes that the service has authorized itself. */
function optionsOf(context: GraphqlContext): IngestOptions {
  return { ...editorOptions(context), authorize: false };
}
