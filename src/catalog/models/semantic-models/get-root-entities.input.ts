import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional, Min } from 'class-validator';

/** Selects a page of entities. */
@InputType()
export class GetRootEntitiesInput {
  /** Number of entities to skip. */
  @Field(() => Int, { nullable: true, defaultValue: 0 })
  @IsOptional()
  @Min(0)
  readonly start?: number | null;
  /** Maximum number of entities to return. */
  @Field(() => Int, { nullable: true, defaultValue: 25 })
  @IsOptional()
  @Min(0)
  readonly count?: number | null;
  /** Search text. */
  @Field(() => String, { nullable: true, defaultValue: '*' })
  readonly query?: string | null;
}
