import { Urn } from '../../../foundation/common/urn.js';
import { aspectField } from '../../../entities/index.js';

interface StoredInputField {
  readonly schemaFieldUrn?: string;
  readonly schemaField?: object;
}

/** The field `inputFields` of a chart or a dashboard. What is known of a column carries the urn of what has it. */
export const inputFieldsField = aspectField<{ readonly fields: readonly StoredInputField[] }>(
  'inputFields',
  ({ fields }, { urn }) => ({
    fields: fields.map(({ schemaFieldUrn, schemaField }) => ({
      schemaFieldUrn: schemaFieldUrn ?? null,
      schemaField: schemaField === undefined ? null : { ...schemaField, urn: ownerOf(schemaFieldUrn) ?? urn },
    })),
  }),
);

function ownerOf(column: string | undefined): string | undefined {
  return column === undefined ? undefined : Urn.tryParse(column)?.parts[0];
}
