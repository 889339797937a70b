import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../entity-ref.js';
import { Entity } from '../entity.model.js';
import { Long } from '../scalars/long.scalar.js';
import { StringMapEntry } from './string-map-entry.model.js';

/** Who or what attached one piece of metadata, and when. */
@ObjectType()
export class MetadataAttribution {
  /** When it was attached. */
  @Field(() => Long)
  readonly time!: number;
  /** Who attached it. */
  @Field(() => Entity)
  readonly actor!: EntityRef;
  /** The automation behind it, as in an action or a test. */
  @Field(() => Entity, { nullable: true })
  readonly source?: EntityRef | null;
  /** What the automation told of its reasons. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly sourceDetail?: StringMapEntry[] | null;
}
