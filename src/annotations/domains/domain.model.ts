import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Deprecation } from '../deprecation/index.js';
import { SearchResults } from '../../discovery/index.js';
import { InstitutionalMemory } from '../documentation/index.js';
import {
  AspectParams,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  FieldArgument,
  MetadataAttribution,
  RawAspect,
} from '../../entities/index.js';
import { Ownership } from '../ownership/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { DomainEntitiesInput } from './domain-entities.input.js';

/** Properties of a domain. */
@ObjectType()
export class DomainProperties {
  /** Display name, unique among the domains with the same parent. */
  readonly name!: string;
  /** Description of the domain. */
  readonly description?: string | null;
  /** When the domain was created, and by whom. */
  readonly createdOn?: ResolvedAuditStamp | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** The ancestors of a domain. */
@ObjectType()
export class ParentDomainsResult {
  /** Number of ancestors. */
  @Field(() => Int)
  readonly count!: number;
  /** The ancestors, nearest first. */
  @Field(() => [Entity])
  readonly domains!: EntityRef[];
}

/** A business area that groups data assets. */
@ObjectType({ implements: () => Entity })
export class Domain extends Entity {
  /** Id of the domain, the last part of its urn. */
  readonly id!: string;
  /** Properties of the domain. */
  readonly properties?: DomainProperties | null;
  /** Owners of the domain. */
  readonly ownership?: Ownership | null;
  /** Links to documentation of the domain. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** A search among the entities of the domain. */
  @FieldArgument('input', () => DomainEntitiesInput, { nullable: true, description: 'The search.' })
  @Field(() => SearchResults, { nullable: true })
  readonly entities?: SearchResults | null;
  /** The ancestors of the domain, nearest first. */
  readonly parentDomains?: ParentDomainsResult | null;
  /** Stored aspects of the domain. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
  /** Whether the domain is deprecated. */
  readonly deprecation?: Deprecation | null;
}

/** The domain of an entity. */
@ObjectType()
export class DomainAssociation {
  /** The domain. */
  @Field(() => Domain)
  readonly domain!: EntityRef;
  /** Urn of the entity that belongs to the domain. */
  readonly associatedUrn!: string;
  /** Source of the assignment. */
  readonly attribution?: MetadataAttribution | null;
}
