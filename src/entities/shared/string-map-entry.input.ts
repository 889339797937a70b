import { InputType } from '@nestjs/graphql';

/** An entry of a map of strings. */
@InputType()
export class StringMapEntryInput {
  /** Key of the entry, unique in the map. */
  readonly key!: string;
  /** Value of the entry. */
  readonly value?: string | null;
}
