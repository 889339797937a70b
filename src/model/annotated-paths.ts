import type { ModelSchema, AnnotationKeywords } from './keywords.js';
import { fieldsOf, mapValuesOf } from './keywords.js';
import type { AnnotatedPath } from './specs.js';
import { string } from './types.js';

type Keyword = keyof AnnotationKeywords;

/**
 * The effective annotations of one keyword in `schema`, in the order of its fields. If a record annotates paths below
 * one of its fields, that overrides the declaration there, and the outermost record overrides all others.
 */
export function annotatedPaths<Name extends Keyword>(
  schema: ModelSchema,
  keyword: Name,
): readonly AnnotatedPath<AnnotationKeywords[Name]>[] {
  const walk = new Walk<AnnotationKeywords[Name]>(keyword);
  walk.visit(schema, []);
  return walk.found;
}

/** Paths in annotations of `keyword` that do not exist in `schema`. */
export function danglingPaths(schema: ModelSchema, keyword: Keyword): readonly string[] {
  const walk = new Walk(keyword);
  walk.visit(schema, []);
  return walk.dangling();
}

class Walk<Annotation> {
  readonly found: AnnotatedPath<Annotation>[] = [];
  private readonly overrides = new Map<string, Annotation>();
  private readonly visited = new Set<string>();

  constructor(private readonly keyword: Keyword) {}

  visit(schema: ModelSchema, path: readonly string[]): void {
    const place = path.join('/');
    this.visited.add(place);
    const own = this.ownAnnotation(schema, place);
    const annotation = this.overrides.get(place) ?? own;
    if (annotation !== undefined) this.found.push({ path, annotation, schema });
    this.visitBelow(schema, path);
  }

  dangling(): readonly string[] {
    return [...this.overrides.keys()].filter((place) => !this.visited.has(place));
  }

  private visitBelow(schema: ModelSchema, path: readonly string[]): void {
    const values = mapValuesOf(schema);
    if (values !== undefined) this.visit(string(), [...path, '$key']);
    const items = schema.items ?? values;
    if (items !== undefined) this.visit(items, [...path, '*']);
    for (const [name, field] of Object.entries(fieldsOf(schema) ?? {})) this.visit(field, [...path, name]);
  }

  private ownAnnotation(schema: ModelSchema, place: string): Annotation | undefined {
    const declared = schema[this.keyword];
    if (declared === undefined) return undefined;
    const entries = Object.entries(declared);
    if (!entries.some(([key]) => key.startsWith('/'))) return declared as Annotation;
    for (const [below, annotation] of entries) {
      const at = place === '' ? below.slice(1) : place + below;
      if (!this.overrides.has(at)) this.overrides.set(at, annotation as Annotation);
    }
    return undefined;
  }
}
