import { DomainError } from '../foundation/common/errors.js';
import type { JsonObject } from '../foundation/json/json.js';
import { Urn } from '../foundation/common/urn.js';
import type { EntityDeclaration } from './declarations.js';
import type { ModelSchema } from './keywords.js';
import { fieldsOf } from './keywords.js';
import type { AspectSpec, EntitySpec, KeyPart } from './specs.js';

/** An entity type of the registry. */
export class DeclaredEntity implements EntitySpec {
  readonly name: string;
  readonly category: EntitySpec['category'];
  readonly searchGroup: EntitySpec['searchGroup'];
  readonly keyParts: readonly KeyPart[];
  readonly snapshot: string | undefined;
  readonly snapshotAspects: readonly string[];
  readonly viewUnrestricted: boolean;
  readonly readableBy: EntitySpec['readableBy'];

  constructor(
    declaration: EntityDeclaration,
    readonly keyAspect: AspectSpec,
    readonly aspects: ReadonlyMap<string, AspectSpec>,
  ) {
    this.name = declaration.name;
    this.category = declaration.category;
    this.searchGroup = declaration.searchGroup ?? 'default';
    this.keyParts = keyPartsOf(keyAspect);
    this.snapshot = declaration.snapshot?.name;
    this.snapshotAspects = snapshotRecords(declaration);
    this.viewUnrestricted = declaration.viewUnrestricted ?? false;
    this.readableBy = declaration.readableBy;
  }

  keyOf(urn: string): JsonObject {
    const { parts } = this.parse(urn);
    return Object.fromEntries(this.keyParts.map((part, at) => [part.name, parts[at]]));
  }

  urnOf(key: JsonObject): string {
    const parts = this.keyParts.map((part) => key[part.name]);
    const missing = parts.findIndex((part) => typeof part !== 'string' || part === '');
    if (missing === -1) return Urn.of(this.name, ...parts.map(String)).toString();
    const name = this.keyParts[missing]?.name ?? '';
    throw new DomainError(
      'VALIDATION_FAILED',
      `${this.keyAspect.name}/${name} is required to build a urn of ${this.name}`,
    );
  }

  private parse(text: string): Urn {
    const urn = Urn.parse(text);
    const fault = this.faultOf(urn);
    if (fault !== undefined) throw new DomainError('MALFORMED_URN', `Invalid urn!: ${text} (${fault})`);
    return urn;
  }

  private faultOf(urn: Urn): string | undefined {
    if (urn.entityType.toLowerCase() !== this.name.toLowerCase()) return `expected a urn of ${this.name}`;
    return partCountFault(this, urn);
  }
}

/** Why `urn` has the wrong number of parts for the key of `entity`; undefined if it does not. */
export function partCountFault(entity: EntitySpec, urn: Urn): string | undefined {
  const expected = entity.keyParts.length;
  if (urn.parts.length === expected) return undefined;
  return `the key of ${entity.name} has ${expected} part(s), not ${urn.parts.length}`;
}

function keyPartsOf(keyAspect: AspectSpec): readonly KeyPart[] {
  return Object.entries(fieldsOf(keyAspect.schema) ?? {}).map(([name, field]) => keyPart(name, field));
}

function keyPart(name: string, field: ModelSchema): KeyPart {
  if (field.enum !== undefined) return { name, type: 'enum', symbols: field.enum };
  return { name, type: field['x-urn'] === undefined ? 'string' : 'urn' };
}

function snapshotRecords({ key, snapshot }: EntityDeclaration): readonly string[] {
  return snapshot === undefined ? [] : [key, ...snapshot.aspects].map((aspect) => aspect.schema['x-record']);
}
