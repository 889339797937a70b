import { Field, ObjectType } from '@nestjs/graphql';
import { AspectParams, Entity, type EntityRef, FieldArgument, RawAspect } from '../../entities/index.js';
import { CorpUser } from '../users/index.js';
import { Origin } from './origin.model.js';

/** Properties of a group. Deprecated: use `CorpGroupProperties`. */
@ObjectType()
export class CorpGroupInfo {
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the group. */
  readonly description?: string | null;
  /** Email address of the group. */
  readonly email?: string | null;
  /** Administrators of the group. */
  @Field(() => [CorpUser], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly admins?: EntityRef[] | null;
  /** Members of the group. */
  @Field(() => [CorpUser], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly members?: EntityRef[] | null;
  /** Urns of the groups that are members of the group. */
  @Field(() => [String], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly groups?: string[] | null;
}

/** Properties of a group. */
@ObjectType()
export class CorpGroupProperties {
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the group. */
  readonly description?: string | null;
  /** Email address of the group. */
  readonly email?: string | null;
  /** Slack channel of the group. */
  readonly slack?: string | null;
}

/** Edited properties of a group. */
@ObjectType()
export class CorpGroupEditableProperties {
  /** Description of the group. */
  readonly description?: string | null;
  /** Slack channel of the group. */
  readonly slack?: string | null;
  /** Email address of the group. */
  readonly email?: string | null;
  /** URL of the group's picture. */
  readonly pictureLink?: string | null;
}

/** A group of users. `relationships` lists its members. */
@ObjectType({ implements: () => Entity })
export class CorpGroup extends Entity {
  /** Id of the group, such as `bfoo`. */
  readonly name!: string;
  /** Properties of the group. */
  readonly properties?: CorpGroupProperties | null;
  /** Edited properties of the group. */
  readonly editableProperties?: CorpGroupEditableProperties | null;
  /** Origin of the group. */
  readonly origin?: Origin | null;
  /** The same as `properties`, with the members that were ingested as part of the group. */
  @Field(() => CorpGroupInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: CorpGroupInfo | null;
  /** Whether the group is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Stored aspects of the group. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
