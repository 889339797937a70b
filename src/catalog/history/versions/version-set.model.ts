import { Field, ObjectType } from '@nestjs/graphql';
import { SearchAcrossEntitiesInput, SearchResults } from '../../../discovery/index.js';
import { Entity, FieldArgument } from '../../../entities/index.js';

/** The versions of one thing, in their order. */
@ObjectType({ implements: () => Entity })
export class VersionSet extends Entity {
  /** The version that stands last. */
  readonly latestVersion?: Entity | null;
  /** A search among the versions, the latest first. */
  @FieldArgument('input', () => SearchAcrossEntitiesInput, { description: 'What to search for.' })
  @Field(() => SearchResults, { nullable: true })
  readonly versionsSearch?: SearchResults | null;
}
