import { Field, InputType, Int } from '@nestjs/graphql';
import { IsOptional, Min } from 'class-validator';

/** Which page of entities to list. */
@InputType()
export class GetRootEntitiesInput {
  /** How many to skip. */
  @Field(() => Int, { nullable: true, defaultValue: 0 })
  @IsOptional()
  @Min(0)
  readonly start?: number | null;
  /** Most to return. */
  @Field(() => Int, { nullable: true, defaultValue: 25 })
  @IsOptional()
  @Min(0)
  readonly count?: number | null;
  /** Text to search for. */
  @Field(() => String, { nullable: true, defaultValue: '*' })
  readonly query?: string | null;
}
