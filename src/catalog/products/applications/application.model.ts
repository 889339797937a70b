import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DescribedEntity } from '../../assets/assets/index.js';
import { CustomPropertiesEntry, Entity, type EntityRef, Status } from '../../../entities/index.js';
import { StructuredProperties } from '../../../annotations/index.js';

/** Properties of an application. */
@ObjectType()
export class ApplicationProperties {
  /** Display name; the id if none is stored. */
  readonly name!: string;
  /** Description of the application. */
  readonly description?: string | null;
  /** URL of the application. */
  readonly externalUrl?: string | null;
  /** Number of assets of the application. Not computed: always null. */
  @Field(() => Int, { nullable: true })
  readonly numAssets?: number | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** A software application that data assets belong to. */
@ObjectType({ implements: () => Entity })
export class Application extends DescribedEntity {
  /** Properties of the application. */
  readonly properties?: ApplicationProperties | null;
  /** Whether the application is soft-deleted. */
  readonly status?: Status | null;
  /** Structured properties of the application. */
  readonly structuredProperties?: StructuredProperties | null;
}

/** An application of an entity. */
@ObjectType()
export class ApplicationAssociation {
  /** The application. */
  @Field(() => Application)
  readonly application!: EntityRef;
  /** Urn of the entity. */
  readonly associatedUrn!: string;
}
