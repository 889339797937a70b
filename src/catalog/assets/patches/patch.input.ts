import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { Long, StringMapEntryInput } from '../../../entities/index.js';

/** Operations of a patch, after RFC 6902. */
export enum PatchOperationType {
  ADD = 'ADD',
  REMOVE = 'REMOVE',
  REPLACE = 'REPLACE',
  MOVE = 'MOVE',
  COPY = 'COPY',
  TEST = 'TEST',
}

registerEnumType(PatchOperationType, {
  name: 'PatchOperationType',
  description: 'Operations of a patch, after RFC 6902.',
  valuesMap: {
    ADD: { description: 'Puts a value there.' },
    REMOVE: { description: 'Takes the value away; nothing happens when there is none.' },
    REPLACE: { description: 'Puts a value in place of the one that is there.' },
    MOVE: { description: 'Takes a value from one place to another.' },
    COPY: { description: 'Puts the value of one place into another.' },
    TEST: { description: 'Lets the patch fail unless the value is there.' },
  },
});

/** One operation of a patch. */
@InputType()
export class PatchOperationInput {
  /** What is done. */
  @Field(() => PatchOperationType)
  readonly op!: PatchOperationType;
  /** Where: a JSON pointer, in which elements of keyed arrays are addressed by their keys. */
  readonly path!: string;
  /** The value as JSON text; what is no JSON is taken as a text itself. */
  readonly value?: string | null;
  /** Where a moved or copied value comes from. */
  readonly from?: string | null;
}

/** How the elements of an array are addressed. */
@InputType()
export class ArrayPrimaryKeyInput {
  /** Name of the array in the aspect. */
  readonly arrayField!: string;
  /** Members of an element whose values address it, in the order of the path; the names of a nested one are parted by `␟`. */
  readonly keys!: string[];
}

/** What is kept beside the value of an aspect. */
@InputType()
export class SystemMetadataInput {
  /** When the value was seen last; now when absent. */
  @Field(() => Long, { nullable: true })
  readonly lastObserved?: number | null;
  /** Id of the run that writes it. */
  readonly runId?: string | null;
  /** Free-form properties. */
  readonly properties?: StringMapEntryInput[] | null;
}

/** A change of one aspect of one entity. */
@InputType()
export class PatchEntityInput {
  /** Urn of the entity; a patch without one fails. */
  readonly urn?: string | null;
  /** Kind of the entity, as the urn says it. */
  readonly entityType?: string | null;
  /** Name of the aspect. */
  readonly aspectName!: string;
  /** The operations, in order. */
  readonly patch!: PatchOperationInput[];
  /** How the elements of arrays are addressed; as DataHub does it for the aspect when absent. */
  readonly arrayPrimaryKeys?: ArrayPrimaryKeyInput[] | null;
  /** Whether the aspect is patched as plain JSON where no keys are given. */
  readonly forceGenericPatch?: boolean | null;
  /** What is kept beside the value. */
  readonly systemMetadata?: SystemMetadataInput | null;
  /** Conditions of the write, as in `If-Version-Match`. */
  readonly headers?: StringMapEntryInput[] | null;
}
