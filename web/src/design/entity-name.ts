import { wordsOf } from './format.js';

const ENVIRONMENTS = new Set([
  'PROD',
  'DEV',
  'TEST',
  'QA',
  'UAT',
  'EI',
  'PRE',
  'STG',
  'NON_PROD',
  'CORP',
  'RVW',
  'SANDBOX',
]);

/** Types whose words are not what people call them. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  'corp group': 'group',
  'corp user': 'user',
  corpuser: 'user',
  'er model relationship': 'ER model relationship',
  'ml feature': 'ML feature',
  'ml feature table': 'ML feature table',
  'ml model': 'ML model',
  'ml model deployment': 'ML model deployment',
  'ml model group': 'ML model group',
  'ml primary key': 'ML primary key',
};

/** The first text that shows something: blank ones, and those of spaces without width, name nothing. */
export function firstShown(texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.find((text): text is string => text != null && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
}

/** The path of an entity's page. */
export function entityPath(urn: string): string {
  return `/entity/${encodeURIComponent(urn)}`;
}

/** What people call an entity type, given as `CORP_USER` or `corpuser`: `user`. */
export function typeText(type: string): string {
  const words = wordsOf(type.replace(/^ml(?=[A-Z])/, 'ml_').replace(/^ML(?=[A-Z])/, 'ML_'));
  return TYPE_NAMES[words] ?? words;
}

/** What people call the type of an entity. GraphQL has no name for types that only this installation has. */
export function typeTextOf({ type, urn }: { readonly type: string; readonly urn: string }): string {
  return typeText(type === 'OTHER' ? typeOfUrn(urn) : type);
}

/** The type in a urn: `dataset`. Empty for a text that is no urn. */
export function typeOfUrn(urn: string): string {
  return /^urn:li:([^:]+):/.exec(urn)?.[1] ?? '';
}

/** The part of a urn that comes closest to a name: the table's name, or the column's. */
export function urnText(urn: string): string {
  const key = urn.replace(/^urn:li:[^:]+:/, '');
  if (!key.startsWith('(') || !key.endsWith(')')) return decoded(key);
  const parts = partsOf(key.slice(1, -1)).filter((part) => !ENVIRONMENTS.has(part));
  return decoded(parts.findLast((part) => !part.startsWith('urn:li:')) ?? parts.at(-1) ?? key);
}

/** Splits at the commas that are outside of brackets. */
function partsOf(key: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, character] of key.split('').entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character !== ',' || depth > 0) continue;
    parts.push(key.slice(start, at));
    start = at + 1;
  }
  return [...parts, key.slice(start)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
