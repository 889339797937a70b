import { isJsonObject, type JsonValue } from '../../../src/foundation/json/json.js';
import type { Aspects } from '../harness/search-harness.js';

/** Number of queries of each kind. */
const EACH = 40;

const NAMES = new Set(['name', 'title', 'displayName', 'fullName']);
const COLUMNS = new Set(['fieldPath']);
const DESCRIPTIONS = new Set(['description', 'definition', 'about']);

/**
 * 200 texts that people may search for: names, one word of a name, three words in a row of descriptions, columns, and
 * urns of owners and assets, spread evenly over all entities.
 */
export function generatedQueries(aspects: Aspects): readonly string[] {
  const names = textsUnder(aspects, NAMES);
  const urns = Object.keys(aspects);
  return [
    ...spread(names),
    ...spread(names.map((name, at) => nth(name.split(/[\s_.-]+/), at))),
    ...spread(textsUnder(aspects, DESCRIPTIONS).map(threeWords)),
    ...spread(textsUnder(aspects, COLUMNS)),
    ...spread([...urns, ...urns.map((urn) => urn.replace(/^.*[:,]lighthouse\./, '').replace(/[,)].*$/, ''))]),
  ];
}

function textsUnder(aspects: Aspects, keys: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const visit = (value: JsonValue | undefined, key: string): void => {
    if (typeof value === 'string' && keys.has(key) && value.length > 2) found.add(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, key);
    else if (isJsonObject(value)) for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  for (const values of Object.values(aspects)) for (const value of Object.values(values)) visit(value, '');
  return [...found].sort();
}

function threeWords(text: string, at: number): string {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const from = at % Math.max(words.length - 2, 1);
  return words.slice(from, from + 3).join(' ');
}

function nth(words: readonly string[], at: number): string {
  return words[at % words.length] ?? '';
}

/** Distinct texts at equal distances. */
function spread(texts: readonly string[]): readonly string[] {
  const distinct = [...new Set(texts)].filter((text) => text.length > 2);
  return Array.from({ length: EACH }, (_, at) => distinct[Math.floor((at * distinct.length) / EACH)] ?? '');
}
