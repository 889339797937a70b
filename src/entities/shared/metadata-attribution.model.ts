import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../entity-ref.js';
import { Entity } from '../entity.model.js';
import { Long } from '../scalars/long.scalar.js';
import { StringMapEntry } from './string-map-entry.model.js';

/** Origin of a piece of metadata. */
@ObjectType()
export class MetadataAttribution {
  /** Time when the metadata was attached. */
  @Field(() => Long)
  readonly time!: number;
  /** Actor who attached the metadata. */
  @Field(() => Entity)
  readonly actor!: EntityRef;
  /** Automation that attached the metadata, such as an action or a test. */
  @Field(() => Entity, { nullable: true })
  readonly source?: EntityRef | null;
  /** Details from the automation. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly sourceDetail?: StringMapEntry[] | null;
}
