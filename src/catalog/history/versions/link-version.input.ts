import { Field, InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { Long } from '../../../entities/index.js';

/** Makes an entity the latest version of a version set. */
@InputType()
export class LinkVersionInput {
  /** Urn of the version set; it is made with its first version. */
  readonly versionSet!: string;
  /** Urn of the entity. */
  readonly linkedEntity!: string;
  /** What people call the version. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly version!: string;
  /** When the version came about where it comes from, in milliseconds. */
  @Field(() => Long, { nullable: true })
  readonly sourceTimestamp?: number | null;
  /** Urn of who made it there. */
  readonly sourceCreator?: string | null;
  /** What is to be said of the version. */
  readonly comment?: string | null;
}
