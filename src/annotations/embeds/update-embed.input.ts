import { InputType } from '@nestjs/graphql';

/** An entity and the URL at which other web pages embed it. */
@InputType()
export class UpdateEmbedInput {
  /** Urn of the entity. */
  readonly urn!: string;
  /** URL of the page to embed; unchanged when absent or null. */
  readonly renderUrl?: string | null;
}
