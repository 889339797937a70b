import { InputType } from '@nestjs/graphql';

/** An entity, and how it is to be shown inside other pages. */
@InputType()
export class UpdateEmbedInput {
  /** Urn of the entity. */
  readonly urn!: string;
  /** Address of what other pages show of it; as it is when absent or null. */
  readonly renderUrl?: string | null;
}
