import { InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { IsSafeLink } from '../../entities/index.js';

/** An entity and the URL at which other web pages embed it. */
@InputType()
export class UpdateEmbedInput {
  /** Urn of the entity. */
  readonly urn!: string;
  /** URL of the page to embed; unchanged when absent or null. */
  @IsOptional()
  @IsSafeLink()
  readonly renderUrl?: string | null;
}
