import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DescribedEntity } from '../../assets/assets/index.js';
import { CustomPropertiesEntry, Entity, type EntityRef, Status } from '../../../entities/index.js';
import { StructuredProperties } from '../../../annotations/index.js';

/** What is known of an application. */
@ObjectType()
export class ApplicationProperties {
  /** Name for people; the id where none was given. */
  readonly name!: string;
  /** What the application does. */
  readonly description?: string | null;
  /** Address of the application. */
  readonly externalUrl?: string | null;
  /** How many assets the application has. Not counted: always null. */
  @Field(() => Int, { nullable: true })
  readonly numAssets?: number | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** A piece of software that data assets belong to. */
@ObjectType({ implements: () => Entity })
export class Application extends DescribedEntity {
  /** What is known of the application. */
  readonly properties?: ApplicationProperties | null;
  /** Whether the application is in use. */
  readonly status?: Status | null;
  /** Structured properties of the application. */
  readonly structuredProperties?: StructuredProperties | null;
}

/** The application of an entity. */
@ObjectType()
export class ApplicationAssociation {
  /** The application. */
  @Field(() => Application)
  readonly application!: EntityRef;
  /** Urn of the entity that belongs to the application. */
  readonly associatedUrn!: string;
}
