import type { WeightedField } from '../../../search-field.js';
import type { DocumentValue } from '../../../text/document-values.js';
import type { IndexedType } from '../../../text/field-layout.js';
import { variantPrefix } from './field-queries.js';
import type { IndexView } from './index-view.js';
import { hasTokenPrefix } from './token-query.js';

/**
 * Knows the types of fields that no layout declares, such as structured properties and companion fields: those of their
 * values.
 */
export class ValueTypes {
  private readonly known = new Map<string, IndexedType>();

  constructor(private readonly view: IndexView) {}

  /** The type by which values of the field with this number are compared. */
  of(field: WeightedField, id: number): IndexedType {
    if (field.type !== 'KEYWORD' || field.variant !== 'keyword') return field.type;
    const known = this.known.get(field.name) ?? (this.view.declares(field.name) ? field.type : this.found(field, id));
    this.known.set(field.name, known);
    return known;
  }

  private found(field: WeightedField, id: number): IndexedType {
    const { typeCodes, text } = this.view;
    const documents = text.matches(hasTokenPrefix(variantPrefix(field, id))).ids();
    const document = documents.find((one) => (typeCodes[one] ?? 0) !== 0);
    const [value] = document === undefined ? [] : (this.view.values(document).get(field.name) ?? []);
    return value === undefined ? field.type : typeOf(value);
  }
}

/** Numbers may be times: a text that is neither a number nor a time is in no range of them. */
function typeOf(value: DocumentValue): IndexedType {
  if (typeof value === 'number') return 'DATETIME';
  return typeof value === 'boolean' ? 'BOOLEAN' : 'KEYWORD';
}
