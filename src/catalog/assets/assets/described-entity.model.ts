import { Field, ObjectType } from '@nestjs/graphql';
import {
  InstitutionalMemory,
  DomainAssociation,
  GlossaryTerms,
  Ownership,
  GlobalTags,
} from '../../../annotations/index.js';
import { AspectParams, Entity, FieldArgument, RawAspect } from '../../../entities/index.js';

/** An entity with owners, documentation, tags, terms and a domain: fields that all such types share. */
@ObjectType({ isAbstract: true })
export abstract class DescribedEntity extends Entity {
  /** Owners of the entity. */
  readonly ownership?: Ownership | null;
  /** Links to documentation about the entity. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Tags of the entity. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the entity. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** The domain of the entity. */
  readonly domain?: DomainAssociation | null;
  /** Whether the entity is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Stored aspects of the entity as JSON text. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
