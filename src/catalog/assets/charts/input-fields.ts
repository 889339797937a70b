import { Urn } from '../../../foundation/common/urn.js';
import { aspectField } from '../../../entities/index.js';
import { inputFields } from '../../../model/index.js';

/** Resolves `inputFields` of charts and dashboards. Each column carries the urn of the entity that has it. */
export const inputFieldsField = aspectField(inputFields, ({ fields }, { urn }) => ({
  fields: fields.map(({ schemaFieldUrn, schemaField }) => ({
    schemaFieldUrn,
    schemaField: schemaField === undefined ? null : { ...schemaField, urn: ownerOf(schemaFieldUrn) ?? urn },
  })),
}));

function ownerOf(column: string): string | undefined {
  return Urn.tryParse(column)?.parts[0];
}
