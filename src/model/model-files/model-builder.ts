import { defined } from '../../foundation/common/given.js';
import type { AspectDeclaration, EntityDeclaration, ModelDeclarations } from '../declarations.js';
import type { ModelSchema } from '../keywords.js';
import { fieldsOf, mapValuesOf } from '../keywords.js';

/** The model while files extend it. */
export class ModelBuilder {
  readonly aspects = new Map<string, AspectDeclaration>();
  readonly entities = new Map<string, EntityDeclaration>();
  private readonly otherAspects: AspectDeclaration[];
  private readonly types = new Map<string, ModelSchema>();

  constructor(standard: ModelDeclarations) {
    this.otherAspects = [...standard.otherAspects];
    for (const entity of standard.entities) this.entities.set(entity.name, entity);
    const carried = standard.entities.flatMap(({ key, aspects }) => [key, ...aspects]);
    for (const aspect of [...standard.otherAspects, ...carried]) this.know(aspect);
  }

  /** The record or enum with that full name among everything added so far. */
  readonly findType = (fullName: string): ModelSchema | undefined => this.types.get(fullName);

  addAspect(aspect: AspectDeclaration): void {
    this.know(aspect);
    this.otherAspects.push(aspect);
  }

  putEntity(entity: EntityDeclaration): void {
    this.know(entity.key);
    this.entities.set(entity.name, entity);
  }

  build(): ModelDeclarations {
    const entities = [...this.entities.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return { entities, otherAspects: this.otherAspects };
  }

  private know(aspect: AspectDeclaration): void {
    if (this.aspects.has(aspect.name)) return;
    this.aspects.set(aspect.name, aspect);
    this.collectTypes(aspect.schema);
  }

  private collectTypes(schema: ModelSchema): void {
    const name = schema['x-record'];
    if (name !== undefined) this.types.set(name, bare(schema));
    const below = [schema.items, mapValuesOf(schema), ...Object.values(fieldsOf(schema) ?? {})];
    for (const inner of below) if (inner !== undefined) this.collectTypes(inner);
  }
}

/** A named type without the annotations of the field that uses it. */
function bare(schema: ModelSchema): ModelSchema {
  const { type, enum: symbols, properties, required, 'x-record': name, 'x-union': union } = schema;
  return defined({ type, enum: symbols, properties, required, 'x-record': name, 'x-union': union });
}
