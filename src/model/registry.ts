import { DomainError } from '../foundation/common/errors.js';
import { DeclaredAspect } from './aspect-spec.js';
import type { AspectDeclaration, EntityDeclaration, ModelDeclarations } from './declarations.js';
import { ASPECTS_OF_NO_ENTITY, STANDARD_ENTITIES } from './definitions/index.js';
import { DeclaredEntity } from './entity-spec.js';
import { readModelFiles } from './model-files/index.js';
import type { AspectSpec, EntitySpec } from './specs.js';

const STANDARD_NAMES: ReadonlySet<string> = new Set(STANDARD_ENTITIES.map(({ name }) => name));

/** Every entity type and aspect that the service knows. Does not change once made. */
export class ModelRegistry {
  private readonly entitiesByName = new Map<string, EntitySpec>();
  private readonly aspectsByName = new Map<string, AspectSpec>();
  private readonly aspectsByRecord = new Map<string, AspectSpec>();

  constructor(model: ModelDeclarations) {
    const keys = new Set(model.entities.map(({ key }) => key.name));
    for (const declaration of model.otherAspects) this.addAspect(declaration, false);
    for (const { key, aspects } of model.entities) {
      for (const declaration of [key, ...aspects]) this.addAspect(declaration, keys.has(declaration.name));
    }
    for (const declaration of model.entities) this.addEntity(declaration);
  }

  /**
   * The standard model, and what the JSON files at `extraModelPaths` add to it; their format is that of `ModelFile`.
   * Throws `CONFIGURATION_INVALID` naming the file and the place that is wrong.
   */
  static standard(extraModelPaths: readonly string[] = []): ModelRegistry {
    const standard = { entities: STANDARD_ENTITIES, otherAspects: ASPECTS_OF_NO_ENTITY };
    return new ModelRegistry(extraModelPaths.length === 0 ? standard : readModelFiles(extraModelPaths, standard));
  }

  /** The entity type of that name in any case, or undefined. */
  findEntity(name: string): EntitySpec | undefined {
    return this.entitiesByName.get(name) ?? this.entitiesByName.get(name.toLowerCase());
  }

  /** The entity type of that name in any case; throws `VALIDATION_FAILED` when there is none. */
  entity(name: string): EntitySpec {
    const found = this.findEntity(name);
    if (found !== undefined) return found;
    throw new DomainError('VALIDATION_FAILED', `Failed to find entity with name ${name} in EntityRegistry`);
  }

  /** The aspect of exactly that name, or undefined. */
  findAspect(name: string): AspectSpec | undefined {
    return this.aspectsByName.get(name);
  }

  /** An aspect of an entity type; throws `VALIDATION_FAILED` when the entity type does not carry it. */
  aspect(entityName: string, aspectName: string): AspectSpec {
    const found = this.entity(entityName).aspects.get(aspectName);
    if (found !== undefined) return found;
    throw new DomainError('VALIDATION_FAILED', `Unknown aspect ${aspectName} for entity ${entityName}`);
  }

  /** The aspect whose record has that full name, or undefined. */
  aspectByRecord(recordName: string): AspectSpec | undefined {
    return this.aspectsByRecord.get(recordName);
  }

  /** Every entity type, in alphabetical order. */
  entities(): readonly EntitySpec[] {
    return [...new Set(this.entitiesByName.values())];
  }

  /** The entity types that the standard model lacks, in alphabetical order. */
  ownEntities(): readonly EntitySpec[] {
    return this.entities().filter(({ name }) => !STANDARD_NAMES.has(name));
  }

  /** Every aspect, those that no entity carries included. */
  aspects(): readonly AspectSpec[] {
    return [...this.aspectsByName.values()];
  }

  private addAspect(declaration: AspectDeclaration, isKey: boolean): void {
    if (this.aspectsByName.has(declaration.name)) return;
    const aspect = new DeclaredAspect(declaration, isKey);
    this.aspectsByName.set(aspect.name, aspect);
    this.aspectsByRecord.set(aspect.recordName, aspect);
  }

  private addEntity(declaration: EntityDeclaration): void {
    const { name, key, aspects } = declaration;
    const carried = [key, ...aspects].flatMap((aspect) => this.aspectsByName.get(aspect.name) ?? []);
    const [keyAspect] = carried;
    if (keyAspect === undefined) return;
    const entity = new DeclaredEntity(declaration, keyAspect, new Map(carried.map((aspect) => [aspect.name, aspect])));
    this.entitiesByName.set(name, entity);
    this.entitiesByName.set(name.toLowerCase(), entity);
  }
}
