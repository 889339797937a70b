import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { objectsAt, textsAt, textAt } from './json-access.js';
import { primitiveText } from './structured-property-definition.rule.js';

/** Longest text of a value, in bytes: the limit of a keyword field in a search engine. */
const MAX_TEXT_BYTES = 32_766;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The reason why the values of one assignment do not fit the property's definition; undefined when they do. */
export function valuesFault(definition: JsonObject, values: readonly JsonValue[]): string | undefined {
  if ((textAt(definition, 'cardinality') ?? 'SINGLE') === 'SINGLE' && values.length > 1) {
    return `takes one value (cardinality SINGLE), not ${String(values.length)}`;
  }
  return values.map((value) => valueFault(definition, value)).find((fault) => fault !== undefined);
}

function valueFault(definition: JsonObject, value: JsonValue): string | undefined {
  const content = isJsonObject(value) ? Object.values(value)[0] : undefined;
  return typeFault(definition, content) ?? allowedFault(definition, value);
}

function typeFault(definition: JsonObject, content: JsonValue | undefined): string | undefined {
  const type = (textAt(definition, 'valueType') ?? '').replace(/^urn:li:dataType:(datahub\.)?/, '');
  if (type === 'number') return typeof content === 'number' ? undefined : 'takes numbers, as in {"double": 1}';
  if (typeof content !== 'string') return `takes values of type ${type}, as in {"string": "…"}`;
  if (type === 'date') return isDate(content) ? undefined : `takes dates written YYYY-MM-DD, not "${content}"`;
  if (type === 'urn') return urnFault(definition, content);
  const bytes = Buffer.byteLength(content);
  return bytes > MAX_TEXT_BYTES
    ? `takes texts of at most ${String(MAX_TEXT_BYTES)} bytes, not ${String(bytes)}`
    : undefined;
}

function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function urnFault(definition: JsonObject, text: string): string | undefined {
  const urn = Urn.tryParse(text);
  if (urn === undefined) return `takes urns, and "${text}" is none`;
  const allowed = textsAt(definition, 'typeQualifier', 'allowedTypes').map(entityTypeName);
  if (allowed.length === 0 || allowed.includes(urn.entityType.toLowerCase())) return undefined;
  return `takes urns of ${allowed.join(', ')}, not ${text}`;
}

/** The entity type that an `urn:li:entityType:datahub.<name>` stands for, in lower case. */
export function entityTypeName(urn: string): string {
  return urn.replace(/^urn:li:entityType:(datahub\.)?/, '').toLowerCase();
}

function allowedFault(definition: JsonObject, value: JsonValue): string | undefined {
  if (!Array.isArray(definition['allowedValues'])) return undefined;
  const allowed = objectsAt(definition, 'allowedValues').map((one) => primitiveText(one['value']));
  return allowed.includes(primitiveText(value))
    ? undefined
    : `takes one of ${allowed.join(', ')}, not ${primitiveText(value)}`;
}
