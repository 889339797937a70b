import type { WeightedField } from '../../../../search-field.js';
import type { DocumentValue } from '../../../../text/document-values.js';
import type { IndexedType } from '../../../../text/field-layout.js';
import { variantPrefix } from './field-queries.js';
import type { IndexView } from '../index-view.js';
import { hasTokenPrefix } from './token-query.js';

/**
 * Knows the types of fields that no layout declares, such as structured properties and companion fields: those of their
 * values.
 */
export class ValueTypes {
  private readonly known = new Map<string, IndexedType>();

  constructor(private readonly view: IndexView) {}

  /** The field with this number, with the type by which its values are compared. */
  typed(field: WeightedField, id: number): WeightedField {
    if (field.type !== 'KEYWORD' || field.variant !== 'keyword' || this.view.declares(field.name)) return field;
    let type = this.known.get(field.name);
    if (type === undefined) this.known.set(field.name, (type = this.found(field, id)));
    return { ...field, type };
  }

  private found(field: WeightedField, id: number): IndexedType {
    const { size, first } = this.view.text.matches(hasTokenPrefix(variantPrefix(field, id)));
    const [value] = size === 0 ? [] : (this.view.values(first).get(field.name) ?? []);
    return value === undefined ? field.type : typeOf(value);
  }
}

/** Numbers may be times: a text that is neither a number nor a time is in no range of them. */
function typeOf(value: DocumentValue): IndexedType {
  if (typeof value === 'number') return 'DATETIME';
  return typeof value === 'boolean' ? 'BOOLEAN' : 'KEYWORD';
}
