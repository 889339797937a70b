import type {
  RelationshipAnnotation,
  SearchableAnnotation,
  SearchableRefAnnotation,
  TimeseriesCollectionAnnotation,
  TimeseriesFieldAnnotation,
  UrnAnnotation,
} from './annotations.js';
import { annotatedPaths } from './annotated-paths.js';
import type { AspectDeclaration } from './declarations.js';
import type { AnnotationKeywords } from './keywords.js';
import type { ReadableBy } from './readable-by.js';
import type { AnnotatedPath, AspectKind, AspectSpec } from './specs.js';

/** An aspect of the registry; its annotated paths are computed on first use. */
export class DeclaredAspect implements AspectSpec {
  readonly name: string;
  readonly kind: AspectKind;
  readonly recordName: string;
  readonly schema: AspectSpec['schema'];
  readonly schemaVersion: number;
  readonly isSecret: boolean;
  private readonly paths = new Map<keyof AnnotationKeywords, readonly AnnotatedPath<unknown>[]>();

  constructor(
    declaration: AspectDeclaration,
    readonly isKey: boolean,
  ) {
    this.name = declaration.name;
    this.kind = declaration.kind;
    this.recordName = declaration.schema['x-record'];
    this.schema = declaration.schema;
    this.schemaVersion = declaration.schemaVersion;
    this.isSecret = declaration.isSecret;
  }

  get searchable(): readonly AnnotatedPath<SearchableAnnotation>[] {
    return this.annotated('x-searchable');
  }

  get searchableRefs(): readonly AnnotatedPath<SearchableRefAnnotation>[] {
    return this.annotated('x-searchable-ref');
  }

  get relationships(): readonly AnnotatedPath<RelationshipAnnotation>[] {
    return this.annotated('x-relationship');
  }

  get urns(): readonly AnnotatedPath<UrnAnnotation>[] {
    return this.annotated('x-urn');
  }

  get timeseriesFields(): readonly AnnotatedPath<TimeseriesFieldAnnotation>[] {
    return this.annotated('x-timeseries-field');
  }

  get timeseriesCollections(): readonly AnnotatedPath<TimeseriesCollectionAnnotation>[] {
    return this.annotated('x-timeseries-collection');
  }

  get restricted(): readonly AnnotatedPath<ReadableBy>[] {
    return this.annotated('x-readable-by');
  }

  private annotated<Name extends keyof AnnotationKeywords>(
    keyword: Name,
  ): readonly AnnotatedPath<AnnotationKeywords[Name]>[] {
    const known = this.paths.get(keyword) as readonly AnnotatedPath<AnnotationKeywords[Name]>[] | undefined;
    if (known !== undefined) return known;
    const paths = annotatedPaths(this.schema, keyword);
    this.paths.set(keyword, paths);
    return paths;
  }
}
