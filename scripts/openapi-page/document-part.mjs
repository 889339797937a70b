/** Operations that are shown at once; a document with more is shown tag by tag. */
const MOST_OPERATIONS = 200;

const REFERENCE = '#/components/schemas/';

/** Tags of a document that is too large to be shown at once, sorted; none of a smaller one. */
export function partsOf({ paths }) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  if (operations.length <= MOST_OPERATIONS) return [];
  return [...new Set(operations.flatMap(({ tags }) => tags))].sort();
}

/** The operations of one tag, with the schemas that they need; without a tag, the whole document. */
export function partOf(document, tag) {
  if (tag === '') return document;
  const paths = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    const chosen = Object.entries(operations).filter(([, { tags }]) => tags.includes(tag));
    if (chosen.length > 0) paths[path] = Object.fromEntries(chosen);
  }
  const { schemas, ...others } = document.components;
  return { ...document, paths, components: { ...others, schemas: needed(paths, schemas) } };
}

function needed(paths, schemas) {
  const found = new Map();
  const open = [paths];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of namesIn(next)) {
      if (found.has(name) || schemas[name] === undefined) continue;
      found.set(name, schemas[name]);
      open.push(schemas[name]);
    }
  }
  return Object.fromEntries(found);
}

function namesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref.slice(REFERENCE.length)] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}
