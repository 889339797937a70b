import { ObjectType } from '@nestjs/graphql';

/** One entry of a map from text to text. */
@ObjectType()
export class StringMapEntry {
  /** The entry's key, unique in its map. */
  readonly key!: string;
  /** The entry's value. */
  readonly value?: string | null;
}
