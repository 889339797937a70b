import { ObjectType } from '@nestjs/graphql';

/** An entry of a map of strings. */
@ObjectType()
export class StringMapEntry {
  /** Key of the entry, unique in the map. */
  readonly key!: string;
  /** Value of the entry. */
  readonly value?: string | null;
}
