import { InputType } from '@nestjs/graphql';

/** One entry of a map from text to text. */
@InputType()
export class StringMapEntryInput {
  /** The entry's key, unique in its map. */
  readonly key!: string;
  /** The entry's value. */
  readonly value?: string | null;
}
