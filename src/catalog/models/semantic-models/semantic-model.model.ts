import { Field, ObjectType } from '@nestjs/graphql';
import { Dataset, ERModelRelationshipCardinality } from '../../assets/datasets/index.js';
import { ScrollAcrossEntitiesInput, ScrollResults } from '../../../discovery/index.js';
import { Entity, type EntityRef, FieldArgument } from '../../../entities/index.js';
import { EntityWithRelationships, FineGrainedLineage } from '../../lineage/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';
import { AiContext } from './ai-context.model.js';
import { SemanticAsset } from './semantic-asset.model.js';

/** How two datasets of a semantic model belong together. */
@ObjectType()
export class SemanticModelRelationship {
  /** Name of the relationship. */
  readonly name?: string | null;
  /** Name of the dataset, in the model, that refers to the other. */
  readonly from!: string;
  /** Columns that refer to the other dataset. */
  readonly fromColumns!: string[];
  /** Name of the dataset, in the model, that is referred to. */
  readonly to!: string;
  /** Columns that are referred to, in the order of the others. */
  readonly toColumns!: string[];
  /** How many rows on each side belong together. */
  @Field(() => ERModelRelationshipCardinality, { nullable: true })
  readonly cardinality?: ERModelRelationshipCardinality | null;
  /** What helps those who answer questions in natural language. */
  readonly aiContext?: AiContext | null;
}

/** What is known of a semantic model. */
@ObjectType()
export class SemanticModelInfo {
  /** Name for people. */
  readonly name!: string;
  /** What the model is about. */
  readonly description?: string | null;
  /** When the model was made, and by whom. */
  readonly created?: ResolvedAuditStamp | null;
  /** When the model was changed last, and by whom. */
  readonly lastModified?: ResolvedAuditStamp | null;
  /** The model in the words of its platform. */
  readonly nativeDefinition?: string | null;
  /** The datasets that the model is made of. */
  @Field(() => [Dataset])
  readonly datasets!: EntityRef[];
  /** How the datasets belong together. */
  @Field(() => [SemanticModelRelationship], { nullable: true })
  readonly relationships?: SemanticModelRelationship[] | null;
  /** Address of the model in its own tool. */
  readonly externalUrl?: string | null;
}

/** What datasets mean and how they belong together, so that figures can be asked of them. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class SemanticModel extends SemanticAsset {
  /** What is known of the model. */
  readonly info?: SemanticModelInfo | null;
  /** From which columns its columns are made. */
  @Field(() => [FineGrainedLineage], { nullable: true })
  readonly fineGrainedLineages?: FineGrainedLineage[] | null;
  /** A walk through the metrics that are computed on the model. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'What to search for, and where to go on.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly metrics?: ScrollResults | null;
}
