const ESCAPES: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', ',': '%2C' };

/**
 * Urn of the field at `fieldPath` of `parent` (a dataset, chart, …); brackets and commas of the path are
 * percent-encoded.
 */
export function schemaFieldUrn(parent: string, fieldPath: string): string {
  const escaped = fieldPath.replace(/[(),]/g, (character) => ESCAPES[character] ?? character);
  return `urn:li:schemaField:(${parent},${escaped})`;
}
