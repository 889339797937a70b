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
  /** Display name; the id of the term group when it has none. */
  readonly name!: string;
  /** Definition of the term group. */
  readonly description?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** When the term group was created, and by whom. */
  readonly createdOn?: ResolvedAuditStamp | null;
}

/** The ancestors of a term or a term group. */
@ObjectType()
export class ParentNodesResult {
  /** Number of ancestors. */
  @Field(() => Int)
  readonly count!: number;
  /** The ancestors, the nearest first. */
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
  /** The ancestors of the term group, the nearest first. */
  @Field(() => ParentNodesResult, { nullable: true })
  readonly parentNodes?: ParentNodesResult | null;
  /** Numbers of the direct children of the term group. */
  readonly childrenCount?: GlossaryNodeChildrenCount | null;
  /** A scroll through the direct children of the term group. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'The search, and where it continues.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly glossaryChildrenSearch?: ScrollResults | null;
  /** Links to documentation of the term group. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Whether the term group is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Aspects of the term group as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
