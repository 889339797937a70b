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

/** What is known of a domain. */
@ObjectType()
export class DomainProperties {
  /** Name for people, unique among the domains of the same parent. */
  readonly name!: string;
  /** What belongs to the domain. */
  readonly description?: string | null;
  /** When the domain was made, and by whom. */
  readonly createdOn?: ResolvedAuditStamp | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** The domains above a domain. */
@ObjectType()
export class ParentDomainsResult {
  /** How many there are. */
  @Field(() => Int)
  readonly count!: number;
  /** The domains, the nearest first. */
  @Field(() => [Entity])
  readonly domains!: EntityRef[];
}

/** An area of the business that data assets belong to. */
@ObjectType({ implements: () => Entity })
export class Domain extends Entity {
  /** Id of the domain, the last part of its urn. */
  readonly id!: string;
  /** What is known of the domain. */
  readonly properties?: DomainProperties | null;
  /** Who owns the domain. */
  readonly ownership?: Ownership | null;
  /** Links to documentation of the domain. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** A search among what belongs to the domain. */
  @FieldArgument('input', () => DomainEntitiesInput, { nullable: true, description: 'What to search for.' })
  @Field(() => SearchResults, { nullable: true })
  readonly entities?: SearchResults | null;
  /** The domains that hold the domain, the nearest first. */
  readonly parentDomains?: ParentDomainsResult | null;
  /** The domain's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
  /** Whether the domain should no longer be used. */
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
  /** Who or what put the entity there. */
  readonly attribution?: MetadataAttribution | null;
}
