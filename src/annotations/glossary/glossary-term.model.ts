import { Field, ObjectType } from '@nestjs/graphql';
import { Deprecation } from '../deprecation/index.js';
import { InstitutionalMemory } from '../documentation/index.js';
import { AspectParams, CustomPropertiesEntry, Entity, FieldArgument, RawAspect, Status } from '../../entities/index.js';
import { Ownership } from '../ownership/index.js';
import { GlobalTags } from '../tags/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { ParentNodesResult } from './glossary-node.model.js';

/** Fields that the two GraphQL types of a term's properties share. */
@ObjectType({ isAbstract: true })
abstract class GlossaryTermDetails {
  /** Definition of the term. */
  readonly description?: string | null;
  /** Definition of the term. */
  @Field({ deprecationReason: 'Use description.' })
  readonly definition!: string;
  /** Source of the term: `INTERNAL`, `EXTERNAL`, or the name of a standard. */
  readonly termSource!: string;
  /** Name of the external source. */
  readonly sourceRef?: string | null;
  /** URL of the external source. */
  readonly sourceUrl?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Schema of the term's values, as text. */
  readonly rawSchema?: string | null;
}

/** Properties of a glossary term. Deprecated: use `GlossaryTermProperties`. */
@ObjectType()
export class GlossaryTermInfo extends GlossaryTermDetails {
  /** Display name. */
  readonly name?: string | null;
}

/** Properties of a glossary term. */
@ObjectType()
export class GlossaryTermProperties extends GlossaryTermDetails {
  /** Display name; the last part of the id if the term has no name. */
  readonly name!: string;
  /** Time and actor of the creation. */
  readonly createdOn?: ResolvedAuditStamp | null;
}

/** A term of the business glossary. */
@ObjectType({ implements: () => Entity })
export class GlossaryTerm extends Entity {
  /** Owners of the term. */
  readonly ownership?: Ownership | null;
  /** Links to documentation of the term. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Last part of the term's id, after the last dot. */
  @Field({ deprecationReason: 'Use properties.name.' })
  readonly name!: string;
  /** Id of the term, such as `Classification.Sensitive`. */
  readonly hierarchicalName!: string;
  /** Properties of the term. */
  readonly properties?: GlossaryTermProperties | null;
  /** Properties of the term in an older form. */
  readonly glossaryTermInfo?: GlossaryTermInfo | null;
  /** Whether the term is soft-deleted. */
  readonly status?: Status | null;
  /** Whether the term is deprecated. */
  readonly deprecation?: Deprecation | null;
  /** Tags of the term. */
  readonly tags?: GlobalTags | null;
  /** The ancestors of the term, nearest first. */
  readonly parentNodes?: ParentNodesResult | null;
  /** Whether the term is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Stored aspects of the term. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
