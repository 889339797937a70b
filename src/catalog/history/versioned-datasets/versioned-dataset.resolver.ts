import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { AspectStore } from '../../../aspects/index.js';
import { Authenticated } from '../../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { ModelRegistry, schemaMetadata } from '../../../model/index.js';
import { aspectVersions } from './version-stamp.js';
import { versionedRef } from './versioned-dataset.mappings.js';
import { VersionedDataset } from './versioned-dataset.model.js';

/** The query for past versions of datasets. */
@Resolver()
export class VersionedDatasetResolver {
  constructor(
    private readonly store: AspectStore,
    private readonly registry: ModelRegistry,
  ) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => VersionedDataset, { nullable: true, description: 'A past version of a dataset.' })
  async versionedDataset(
    @Args('urn', { description: 'Urn of the dataset, or of another entity that has a schema.' }) urn: string,
    @Args('versionStamp', {
      type: () => String,
      nullable: true,
      description:
        'Stored version of each aspect, such as `schemaMetadata:2;ownership:0`; the latest version of other aspects.',
    })
    versionStamp: string | null | undefined,
    @Context() { entities }: GraphqlContext,
  ): Promise<EntityRef | null> {
    const versions = aspectVersions(versionStamp);
    await entities.root(this.typeWithSchema(urn), urn);
    return versionedRef({ urn, versions }, entities, this.store);
  }
  /** Web pages show the schema of a glossary term, and its history, as they show that of a dataset. */
  private typeWithSchema(urn: string): string {
    const { entityType } = Urn.parse(urn);
    return this.registry.findEntity(entityType)?.aspects.has(schemaMetadata.name) === true ? entityType : 'dataset';
  }
}
