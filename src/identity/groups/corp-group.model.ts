import { Field, ObjectType } from '@nestjs/graphql';
import { AspectParams, Entity, type EntityRef, FieldArgument, RawAspect } from '../../entities/index.js';
import { CorpUser } from '../users/index.js';
import { Origin } from './origin.model.js';

/** What is known of a group. Deprecated: use `CorpGroupProperties`. */
@ObjectType()
export class CorpGroupInfo {
  /** Name for people. */
  readonly displayName?: string | null;
  /** What the group is for. */
  readonly description?: string | null;
  /** The group's mail address. */
  readonly email?: string | null;
  /** Users who run the group. */
  @Field(() => [CorpUser], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly admins?: EntityRef[] | null;
  /** Users in the group. */
  @Field(() => [CorpUser], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly members?: EntityRef[] | null;
  /** Urns of the groups in the group. */
  @Field(() => [String], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly groups?: string[] | null;
}

/** What is known of a group. */
@ObjectType()
export class CorpGroupProperties {
  /** Name for people. */
  readonly displayName?: string | null;
  /** What the group is for. */
  readonly description?: string | null;
  /** The group's mail address. */
  readonly email?: string | null;
  /** The group's channel on Slack. */
  readonly slack?: string | null;
}

/** What people wrote about a group. */
@ObjectType()
export class CorpGroupEditableProperties {
  /** What the group is for. */
  readonly description?: string | null;
  /** The group's channel on Slack. */
  readonly slack?: string | null;
  /** The group's mail address. */
  readonly email?: string | null;
  /** Address of the group's picture. */
  readonly pictureLink?: string | null;
}

/** A group of users. Its members are found through `relationships`. */
@ObjectType({ implements: () => Entity })
export class CorpGroup extends Entity {
  /** Id of the group, as in `bfoo`. */
  readonly name!: string;
  /** What is known of the group. */
  readonly properties?: CorpGroupProperties | null;
  /** What people wrote about the group. */
  readonly editableProperties?: CorpGroupEditableProperties | null;
  /** Where the group was made. */
  readonly origin?: Origin | null;
  /** The same as `properties`, with the members that were ingested with the group. */
  @Field(() => CorpGroupInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: CorpGroupInfo | null;
  /** Whether the group is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** The group's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
