import { Field, InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { Long } from '../../../entities/index.js';

/** Makes an entity the latest version of a version set. */
@InputType()
export class LinkVersionInput {
  /** Urn of the version set, which is created with its first version. */
  readonly versionSet!: string;
  /** Urn of the entity. */
  readonly linkedEntity!: string;
  /** Name of the version. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly version!: string;
  /** Time when the version was created in its source system, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly sourceTimestamp?: number | null;
  /** Urn of the actor that created the version in its source system. */
  readonly sourceCreator?: string | null;
  /** Comment on the version. */
  readonly comment?: string | null;
}
