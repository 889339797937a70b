import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InstitutionalMemory } from '../documentation/index.js';
import {
  AspectParams,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  FieldArgument,
  RawAspect,
} from '../entities/index.js';
import { Ownership } from '../ownership/index.js';
import { GlobalTags } from '../tags/index.js';
import { ResolvedAuditStamp } from '../users/index.js';

/** What is known of a group of terms. */
@ObjectType()
export class GlossaryNodeProperties {
  /** Name for people; the id where none was given. */
  readonly name!: string;
  /** What the terms of the group are about. */
  readonly description?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** When the group was made, and by whom. */
  readonly createdOn?: ResolvedAuditStamp | null;
}

/** The groups of terms above a term or a group. */
@ObjectType()
export class ParentNodesResult {
  /** How many there are. */
  @Field(() => Int)
  readonly count!: number;
  /** The groups, the nearest first. */
  @Field(() => [GlossaryNode])
  readonly nodes!: EntityRef[];
}

/** A group of terms of the business glossary. */
@ObjectType({ implements: () => Entity })
export class GlossaryNode extends Entity {
  /** Who owns the group. */
  readonly ownership?: Ownership | null;
  /** What is known of the group. */
  readonly properties?: GlossaryNodeProperties | null;
  /** Tags of the group. */
  readonly tags?: GlobalTags | null;
  /** The groups that hold the group, the nearest first. */
  @Field(() => ParentNodesResult, { nullable: true })
  readonly parentNodes?: ParentNodesResult | null;
  /** Links to documentation of the group. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Whether the group is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** The group's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
