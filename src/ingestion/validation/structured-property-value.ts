import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { objectsAt, textsAt, textAt } from './json-access.js';
import { allowedValues, primitiveText } from './structured-property-definition.rule.js';

/** Longest text of a value, in bytes: the limit of a keyword field in a search engine. */
const MAX_TEXT_BYTES = 32_766;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The values that a definition allows, looked up in constant time: values and definitions may have many. */
interface Allowed {
  /** Texts of the values; undefined = any. */
  readonly values: ReadonlySet<string> | undefined;
  /** Names of entity types of urns; empty = any. */
  readonly entityTypes: ReadonlySet<string>;
}

/**
 * Judges the values of one assignment. Returns the reason why they do not fit the property's definition, in DataHub's
 * words after the name of the property; undefined when they do.
 */
export type ValuesJudge = (definition: JsonObject, values: readonly JsonValue[]) => string | undefined;

/** Returns a judge that prepares each definition once, whatever the number of assignments. */
export function valuesJudge(): ValuesJudge {
  const prepared = new WeakMap<JsonObject, Allowed>();
  return (definition, values) => {
    const allowed = prepared.get(definition) ?? allowedBy(definition);
    prepared.set(definition, allowed);
    return valuesFault(definition, allowed, values);
  };
}

function allowedBy(definition: JsonObject): Allowed {
  const isLimited = Array.isArray(definition['allowedValues']);
  return {
    values: isLimited ? new Set(allowedValues(definition)) : undefined,
    entityTypes: new Set(textsAt(definition, 'typeQualifier', 'allowedTypes').map(entityTypeName)),
  };
}

function valuesFault(definition: JsonObject, allowed: Allowed, values: readonly JsonValue[]): string | undefined {
  if ((textAt(definition, 'cardinality') ?? 'SINGLE') === 'SINGLE' && values.length > 1)
    return ` has cardinality 1, but multiple values were assigned: ${listText(values.map(primitiveShown))}`;
  for (const value of values) {
    const fault = valueFault(definition, allowed, value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function valueFault(definition: JsonObject, allowed: Allowed, value: JsonValue): string | undefined {
  const content = isJsonObject(value) ? Object.values(value)[0] : undefined;
  const fault = typeFault(definition, allowed, content) ?? allowedFault(definition, allowed, value);
  if (fault !== undefined) return `, value: ${primitiveShown(value)} ${fault}`;
  return lengthFault(content);
}

function typeFault(definition: JsonObject, allowed: Allowed, content: JsonValue | undefined): string | undefined {
  const type = (textAt(definition, 'valueType') ?? '').replace(/^urn:li:dataType:(datahub\.)?/, '');
  if (type === 'number') return isNumber(content) ? undefined : 'should be a number';
  if (typeof content !== 'string') return 'should be a string';
  if (type === 'date') return isDate(content) ? undefined : 'should be a date with format YYYY-MM-DD';
  return type === 'urn' ? urnFault(definition, allowed, content) : undefined;
}

function lengthFault(content: JsonValue | undefined): string | undefined {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : 0;
  if (bytes <= MAX_TEXT_BYTES) return undefined;
  return (
    `, value is ${String(bytes)} bytes which exceeds the maximum of ${String(MAX_TEXT_BYTES)} UTF-8 bytes for ` +
    'structured property values indexed as Elasticsearch keywords (structuredProperties.keywordMaxLength)'
  );
}

/** Whether a value is a number, or a text of one. */
function isNumber(content: JsonValue | undefined): boolean {
  if (typeof content === 'string') return content.trim() !== '' && Number.isFinite(Number(content));
  return typeof content === 'number';
}

function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function urnFault(definition: JsonObject, { entityTypes }: Allowed, text: string): string | undefined {
  const urn = Urn.tryParse(text);
  if (urn === undefined) return 'should be an urn';
  if (entityTypes.size === 0 || entityTypes.has(urn.entityType.toLowerCase())) return undefined;
  return `is not of any supported urn types:${listText(textsAt(definition, 'typeQualifier', 'allowedTypes'))}`;
}

/** The entity type that an `urn:li:entityType:datahub.<name>` stands for, in lower case. */
export function entityTypeName(urn: string): string {
  return urn.replace(/^urn:li:entityType:(datahub\.)?/, '').toLowerCase();
}

function allowedFault(definition: JsonObject, { values }: Allowed, value: JsonValue): string | undefined {
  if (values === undefined || values.has(primitiveText(value))) return undefined;
  const allowed = objectsAt(definition, 'allowedValues').map((one) => primitiveShown(one['value']));
  return `should be one of ${listText(allowed)}`;
}

/** A `{"string": "x"}` or `{"double": 1}` as DataHub's messages show it: `{string=x}`, `{double=1.0}`. */
function primitiveShown(value: JsonValue | undefined): string {
  const [[type, content] = ['', '']] = isJsonObject(value) ? Object.entries(value) : [];
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const isWhole = type === 'double' && Number.isInteger(content);
  return `{${type}=${text}${isWhole ? '.0' : ''}}`;
}

/** Texts as DataHub's messages show a list. */
export function listText(texts: readonly string[]): string {
  return `[${texts.join(', ')}]`;
}
