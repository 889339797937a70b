import { DomainError } from '../foundation/common/errors.js';
import { DeclaredAspect } from './aspect-spec.js';
import type { AspectDeclaration, EntityDeclaration, ModelDeclarations } from './declarations.js';
import { ASPECTS_OF_NO_ENTITY, STANDARD_ENTITIES } from './definitions/index.js';
import { DeclaredEntity } from './entity-spec.js';
import { readModelFiles } from './model-files/index.js';
import type { AspectSpec, EntitySpec } from './specs.js';

const STANDARD_NAMES: ReadonlySet<string> = new Set(STANDARD_ENTITIES.map(({ name }) => name));

/** Every entity type and aspect of the service. Immutable. */
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
   * The standard model, extended by the JSON files at `extraModelPaths` in the format of `ModelFile`. Throws
   * `CONFIGURATION_INVALID` naming the file and the place of the mistake.
   */
  static standard(extraModelPaths: readonly string[] = []): ModelRegistry {
    const standard = { entities: STANDARD_ENTITIES, otherAspects: ASPECTS_OF_NO_ENTITY };
    return new ModelRegistry(extraModelPaths.length === 0 ? standard : readModelFiles(extraModelPaths, standard));
  }

  /** The entity type with that name in any case; undefined if there is none. */
  findEntity(name: string): EntitySpec | undefined {
    return this.entitiesByName.get(name) ?? this.entitiesByName.get(name.toLowerCase());
  }

  /** The entity type with that name in any case. Throws `VALIDATION_FAILED` if there is none. */
  entity(name: string): EntitySpec {
    const found = this.findEntity(name);
    if (found !== undefined) return found;
    throw new DomainError('VALIDATION_FAILED', `Failed to find entity with name ${name} in EntityRegistry`);
  }

  /** The aspect with exactly that name; undefined if there is none. */
  findAspect(name: string): AspectSpec | undefined {
    return this.aspectsByName.get(name);
  }

  /** An aspect of an entity type. Throws `VALIDATION_FAILED` if the entity type does not have it. */
  aspect(entityName: string, aspectName: string): AspectSpec {
    const found = this.entity(entityName).aspects.get(aspectName);
    if (found !== undefined) return found;
    throw new DomainError('VALIDATION_FAILED', `Unknown aspect ${aspectName} for entity ${entityName}`);
  }

  /** The aspect whose record has that full name; undefined if there is none. */
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

  /** Every aspect, including those that no entity type has. */
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
