import { Field, ObjectType } from '@nestjs/graphql';
import { ERModelRelationshipCardinality } from '../../assets/datasets/index.js';
import { ScrollAcrossEntitiesInput, ScrollResults } from '../../../discovery/index.js';
import { Entity, EntityWithRelationships, FieldArgument } from '../../../entities/index.js';
import { FineGrainedLineage } from '../../lineage/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';
import { AiContext } from './ai-context.model.js';
import { SemanticAsset } from './semantic-asset.model.js';

/** A relationship between two datasets of a semantic model. */
@ObjectType()
export class SemanticModelRelationship {
  /** Name of the relationship. */
  readonly name?: string | null;
  /** Name of the referring dataset in the model. */
  readonly from!: string;
  /** Columns that refer to the other dataset. */
  readonly fromColumns!: string[];
  /** Name of the referenced dataset in the model. */
  readonly to!: string;
  /** Referenced columns, in the order of `fromColumns`. */
  readonly toColumns!: string[];
  /** Cardinality of the relationship. */
  @Field(() => ERModelRelationshipCardinality, { nullable: true })
  readonly cardinality?: ERModelRelationshipCardinality | null;
  /** Hints for AI tools that query the datasets. */
  readonly aiContext?: AiContext | null;
}

/** Properties of a semantic model. */
@ObjectType()
export class SemanticModelInfo {
  /** Display name. */
  readonly name!: string;
  /** Description of the model. */
  readonly description?: string | null;
  /** Creation of the model. */
  readonly created?: ResolvedAuditStamp | null;
  /** Last change of the model. */
  readonly lastModified?: ResolvedAuditStamp | null;
  /** Definition of the model in the language of its platform. */
  readonly nativeDefinition?: string | null;
  /** Relationships between the datasets. */
  @Field(() => [SemanticModelRelationship], { nullable: true })
  readonly relationships?: SemanticModelRelationship[] | null;
  /** URL of the model on its platform. */
  readonly externalUrl?: string | null;
}

/** A model that defines the meaning and the relationships of datasets, and metrics on them. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class SemanticModel extends SemanticAsset {
  /** Properties of the model. */
  readonly info?: SemanticModelInfo | null;
  /** Column-level lineage of the model. */
  @Field(() => [FineGrainedLineage], { nullable: true })
  readonly fineGrainedLineages?: FineGrainedLineage[] | null;
  /** Metrics of the model that have no parent, scrolled page by page. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'The search and the position of the page.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly metrics?: ScrollResults | null;
}
