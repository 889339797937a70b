import { Field, ObjectType } from '@nestjs/graphql';
import { SearchAcrossEntitiesInput, SearchResults } from '../../../discovery/index.js';
import { Entity, FieldArgument } from '../../../entities/index.js';

/** An ordered set of entities that are versions of the same thing. */
@ObjectType({ implements: () => Entity })
export class VersionSet extends Entity {
  /** The latest version. */
  readonly latestVersion?: Entity | null;
  /** Searches the versions, latest first. */
  @FieldArgument('input', () => SearchAcrossEntitiesInput, { description: 'The search.' })
  @Field(() => SearchResults, { nullable: true })
  readonly versionsSearch?: SearchResults | null;
}
