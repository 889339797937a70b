import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ScrollAcrossEntitiesInput, ScrollResults } from '../../discovery/index.js';
import { InstitutionalMemory } from '../documentation/index.js';
import {
  AspectParams,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  FieldArgument,
  RawAspect,
} from '../../entities/index.js';
import { Ownership } from '../ownership/index.js';
import { GlobalTags } from '../tags/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';

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

/** How many terms and groups a group directly holds. */
@ObjectType()
export class GlossaryNodeChildrenCount {
  /** How many terms. */
  @Field(() => Int)
  readonly termsCount!: number;
  /** How many groups. */
  @Field(() => Int)
  readonly nodesCount!: number;
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
  /** How many terms and groups the group directly holds. */
  readonly childrenCount?: GlossaryNodeChildrenCount | null;
  /** A walk through the terms and groups that the group directly holds. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'What to search for, and where to go on.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly glossaryChildrenSearch?: ScrollResults | null;
  /** Links to documentation of the group. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Whether the group is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** The group's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
