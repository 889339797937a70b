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

/** Properties of a term group. */
@ObjectType()
export class GlossaryNodeProperties {
  /** Display name; the id if the term group has no name. */
  readonly name!: string;
  /** Definition of the term group. */
  readonly description?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Time and actor of the creation. */
  readonly createdOn?: ResolvedAuditStamp | null;
}

/** The ancestors of a term or term group. */
@ObjectType()
export class ParentNodesResult {
  /** Number of ancestors. */
  @Field(() => Int)
  readonly count!: number;
  /** The ancestors, nearest first. */
  @Field(() => [GlossaryNode])
  readonly nodes!: EntityRef[];
}

/** Numbers of the direct children of a term group. */
@ObjectType()
export class GlossaryNodeChildrenCount {
  /** Number of terms. */
  @Field(() => Int)
  readonly termsCount!: number;
  /** Number of term groups. */
  @Field(() => Int)
  readonly nodesCount!: number;
}

/** A term group of the business glossary. */
@ObjectType({ implements: () => Entity })
export class GlossaryNode extends Entity {
  /** Owners of the term group. */
  readonly ownership?: Ownership | null;
  /** Properties of the term group. */
  readonly properties?: GlossaryNodeProperties | null;
  /** Tags of the term group. */
  readonly tags?: GlobalTags | null;
  /** The ancestors of the term group, nearest first. */
  @Field(() => ParentNodesResult, { nullable: true })
  readonly parentNodes?: ParentNodesResult | null;
  /** Numbers of the direct children of the term group. */
  readonly childrenCount?: GlossaryNodeChildrenCount | null;
  /** A paged search among the direct children of the term group. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, {
    description: 'The search and the position at which it continues.',
  })
  @Field(() => ScrollResults, { nullable: true })
  readonly glossaryChildrenSearch?: ScrollResults | null;
  /** Links to documentation of the term group. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Whether the term group is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Stored aspects of the term group. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
