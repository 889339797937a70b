import { Field, ObjectType } from '@nestjs/graphql';
import { Deprecation } from '../deprecation/index.js';
import { InstitutionalMemory } from '../documentation/index.js';
import { AspectParams, CustomPropertiesEntry, Entity, FieldArgument, RawAspect, Status } from '../../entities/index.js';
import { Ownership } from '../ownership/index.js';
import { GlobalTags } from '../tags/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { ParentNodesResult } from './glossary-node.model.js';

/** What is known of a glossary term; the two GraphQL types that show it share these fields. */
@ObjectType({ isAbstract: true })
abstract class GlossaryTermDetails {
  /** What the term means. */
  readonly description?: string | null;
  /** What the term means. */
  @Field({ deprecationReason: 'Use description.' })
  readonly definition!: string;
  /** Where the term comes from: `INTERNAL`, `EXTERNAL`, or the name of a standard. */
  readonly termSource!: string;
  /** Name of the outside source. */
  readonly sourceRef?: string | null;
  /** Address of the outside source. */
  readonly sourceUrl?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Schema of the term's values as text. */
  readonly rawSchema?: string | null;
}

/** What is known of a glossary term. Deprecated: use `GlossaryTermProperties`. */
@ObjectType()
export class GlossaryTermInfo extends GlossaryTermDetails {
  /** Name for people. */
  readonly name?: string | null;
}

/** What is known of a glossary term. */
@ObjectType()
export class GlossaryTermProperties extends GlossaryTermDetails {
  /** Name for people; the last part of the id where none was given. */
  readonly name!: string;
  /** When the term was made, and by whom. */
  readonly createdOn?: ResolvedAuditStamp | null;
}

/** A term of the business glossary. */
@ObjectType({ implements: () => Entity })
export class GlossaryTerm extends Entity {
  /** Who owns the term. */
  readonly ownership?: Ownership | null;
  /** Links to documentation of the term. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Last part of the term's id, behind the last dot. */
  @Field({ deprecationReason: 'Use properties.name.' })
  readonly name!: string;
  /** Id of the term, as in `Classification.Sensitive`. */
  readonly hierarchicalName!: string;
  /** What is known of the term. */
  readonly properties?: GlossaryTermProperties | null;
  /** What is known of the term, in an older form. */
  readonly glossaryTermInfo?: GlossaryTermInfo | null;
  /** Whether the term is in use. */
  readonly status?: Status | null;
  /** Whether the term should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** Tags of the term. */
  readonly tags?: GlobalTags | null;
  /** The groups of terms that hold the term, the nearest first. */
  readonly parentNodes?: ParentNodesResult | null;
  /** Whether the term is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** The term's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
