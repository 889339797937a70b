import { Injectable } from '@nestjs/common';
import { valueAs, valueIn } from '../../aspects/index.js';
import { nextTurnIfHeld } from '../../foundation/concurrency/event-loop.js';
import { Urn } from '../../foundation/common/urn.js';
import { AppConfig } from '../../foundation/config/index.js';
import { documentInfo, ModelRegistry, querySubjects, subTypes } from '../../model/index.js';
import type { Actor } from '../actor.js';
import type { Demand } from '../demands/demand.js';
import { type Matter, meets, type PrivilegeSource } from '../demands/judge.js';
import { refusalOf } from '../demands/refusal.js';
import { Authorizer } from '../policies/authorizer.js';
import { type ApiGroup, type ApiOperation, operationPrivileges } from '../policies/operation-privileges.js';
import { resourceAt, type ResourceSpec } from '../policies/resource-spec.js';
import { PRIVILEGES } from '../privileges.js';
import { ReadableEntities } from './readable-entities.js';
import { unrestrictedTypes } from './unrestricted-types.js';
import { RightsStore } from '../rights/rights-store.js';

/** Sub-type of a document that represents an entity of another type. */
export const BRIDGE_DOCUMENT = 'Bridge Document';

/** Custom property of such a document: the urn of that entity. */
const BRIDGE_SOURCE = 'bridge_source_entity';

/** Operations that reveal an entity without changing it. */
const LOOKING: ReadonlySet<ApiOperation> = new Set(['READ', 'EXISTS'] as const);

/**
 * Decides who may view what. Viewing an entity requires any privilege to read it. A column may also be viewed by those
 * who may view its parent; a query by those who may view all its subjects, or edit their queries; a document that
 * represents another entity also by those who may view that entity. Entities that the model hides from an actor may
 * neither be viewed nor read, whether or not views are restricted.
 */
@Injectable()
export class ViewAuthorizer {
  /** Whether views are restricted at all. */
  readonly isOn: boolean;
  private readonly restAuthorization: boolean;
  private readonly unrestricted: ReadonlySet<string>;
  /** Evaluates privileges for the REST APIs. */
  private readonly rest: PrivilegeSource = {
    can: async (...question) => !this.restAuthorization || this.authorizer.can(...question),
    canOperate: (...question) => this.mayOperate(...question),
  };

  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: RightsStore,
    private readonly readable: ReadableEntities,
    registry: ModelRegistry,
    config: AppConfig,
  ) {
    this.isOn = config.view.restricted;
    this.restAuthorization = config.auth.restAuthorization;
    this.unrestricted = unrestrictedTypes(registry, config.view);
  }

  /** Whether everybody may view entities of the type. */
  isUnrestricted(entityType: string): boolean {
    return this.unrestricted.has(entityType.toLowerCase());
  }

  /**
   * Whether `actor` may view the entity. If views are not restricted, true unless the model hides it. If they are,
   * false for an invalid urn. A plain value if nothing needs to be checked. Throws, or rejects with,
   * `ENGINE_UNAVAILABLE`.
   */
  mayView(actor: Actor, urn: string): boolean | Promise<boolean> {
    const viewable = this.viewableOf(actor, [urn]);
    return viewable instanceof Promise ? viewable.then(({ length }) => length > 0) : viewable.length > 0;
  }

  /** The `urns` that the actor may view; as `mayView`. */
  async viewable(actor: Actor, urns: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.viewableOf(actor, urns));
  }

  /** The `urns` that the actor may view, in order; as `mayView`. */
  viewableOf(actor: Actor, urns: readonly string[]): readonly string[] | Promise<readonly string[]> {
    const isOpen = actor.isSystem || (!this.isOn && !urns.some((urn) => this.readable.isRuled(urn)));
    return isOpen ? urns : this.judged(actor, urns);
  }

  private async judged(actor: Actor, urns: readonly string[]): Promise<readonly string[]> {
    const kept = await this.readable.keptFrom(actor, urns);
    const left = kept.size === 0 ? urns : urns.filter((urn) => !kept.has(urn));
    if (!this.isOn) return left;
    const answers = await Promise.all(left.map((urn) => this.isViewPermitted(actor, urn)));
    return left.filter((_urn, at) => answers[at]);
  }

  /**
   * Whether the privileges of `actor` allow reading the entity, whether or not views are restricted; even types that
   * everybody may view require privileges here.
   */
  async mayRead(actor: Actor, urn: string): Promise<boolean> {
    return !(await this.readable.isKeptFrom(actor, urn)) && this.isPermitted(actor, urn);
  }

  /**
   * Whether `actor` may perform an operation of the REST APIs: in general, on a type, or on an entity. Reading columns,
   * documents and, if views are restricted, queries follows the rules of viewing; entities that may not be viewed may
   * not be read, and their existence is revealed to holders of EXISTS_ENTITY alone. With
   * REST_API_AUTHORIZATION_ENABLED=false, only the right to view is checked.
   */
  async mayOperate(actor: Actor, group: ApiGroup, operation: ApiOperation, resource?: ResourceSpec): Promise<boolean> {
    const urn = LOOKING.has(operation) ? resource?.urn : undefined;
    if (!this.restAuthorization) return urn === undefined || this.mayView(actor, urn);
    if (urn !== undefined && (await this.readable.isKeptFrom(actor, urn))) return false;
    if (operation === 'READ' && urn !== undefined && group === 'ENTITY') return this.mayRead(actor, urn);
    if (!(await this.authorizer.canOperate(actor, group, operation, resource))) return false;
    if (urn === undefined || (await this.mayView(actor, urn))) return true;
    return operation === 'EXISTS' && this.authorizer.can(actor, [PRIVILEGES.EXISTS_ENTITY], resource);
  }

  /**
   * Whether `actor` meets a demand of the REST APIs, whose operations are decided as by `mayOperate`. With
   * REST_API_AUTHORIZATION_ENABLED=false, no privilege is required.
   */
  async meets(actor: Actor, demand: Demand, resource?: ResourceSpec, matter?: Matter): Promise<boolean> {
    return meets(this.rest, actor, demand, resource, matter);
  }

  /**
   * Throws `FORBIDDEN`, with the text of `refusal`, for the first of `urns` on which `actor` does not meet `demand`;
   * `MALFORMED_URN` for an invalid urn.
   */
  async requireOnEach(
    actor: Actor,
    demand: Demand,
    urns: Iterable<string>,
    refusal: (urn: string) => string,
  ): Promise<void> {
    for (const urn of urns) {
      await nextTurnIfHeld();
      const resource = resourceAt(urn);
      if (!(await this.meets(actor, demand, resource))) throw refusalOf(demand, resource, refusal(urn));
    }
  }

  private async isViewPermitted(actor: Actor, urn: string): Promise<boolean> {
    const parsed = Urn.tryParse(urn);
    if (parsed === undefined) return false;
    return this.isOpen(parsed.entityType) || this.isPermitted(actor, urn);
  }

  /** Whether the privileges of `actor` allow reading the entity. */
  private async isPermitted(actor: Actor, urn: string): Promise<boolean> {
    const type = Urn.tryParse(urn)?.entityType;
    if (type === undefined) return false;
    if (type === 'query' && this.isOn) return this.mayReadQuery(actor, urn);
    if (await this.authorizer.canOperate(actor, 'ENTITY', 'READ', { type, urn })) return true;
    if (type === 'schemaField') return this.mayReadParent(actor, urn);
    return type === 'document' && this.mayReadSource(actor, urn);
  }

  private async mayReadParent(actor: Actor, urn: string): Promise<boolean> {
    const parent = parentOfColumn(urn);
    return parent !== undefined && this.mayReadOther(actor, parent);
  }

  private async mayReadQuery(actor: Actor, urn: string): Promise<boolean> {
    const record = await this.store.latestOne(urn, querySubjects.name);
    const subjects = record === undefined ? [] : valueAs(record, querySubjects).subjects;
    const datasets = [...new Set(subjects.map(({ entity }) => datasetOf(entity)))];
    if (datasets.length === 0) return false;
    const answers = await Promise.all(
      datasets.map(async (dataset) => dataset !== undefined && (await this.mayReadSubject(actor, dataset))),
    );
    return answers.every((answer) => answer);
  }

  private async mayReadSubject(actor: Actor, urn: string): Promise<boolean> {
    const type = Urn.tryParse(urn)?.entityType ?? '';
    if (this.isOpen(type)) return true;
    const anyOf = [...operationPrivileges('ENTITY', 'READ', type), PRIVILEGES.EDIT_ENTITY_QUERIES];
    return this.authorizer.can(actor, anyOf, { type, urn });
  }

  private async mayReadSource(actor: Actor, urn: string): Promise<boolean> {
    const aspects = (await this.store.latest([urn], ['subTypes', 'documentInfo'])).get(urn);
    if (valueIn(aspects, subTypes)?.typeNames.includes(BRIDGE_DOCUMENT) !== true) return false;
    const source = valueIn(aspects, documentInfo)?.customProperties?.[BRIDGE_SOURCE];
    if (source === undefined || Urn.tryParse(source)?.entityType === 'document') return false;
    return this.mayReadOther(actor, source);
  }

  private async mayReadOther(actor: Actor, urn: string): Promise<boolean> {
    return this.isOpen(Urn.parse(urn).entityType) || this.mayRead(actor, urn);
  }

  private isOpen(entityType: string): boolean {
    return this.isOn && this.isUnrestricted(entityType);
  }
}

/** The parent in a column's urn; undefined for another urn. */
export function parentOfColumn(urn: string): string | undefined {
  const parsed = Urn.tryParse(urn);
  const parent = parsed?.entityType === 'schemaField' ? parsed.parts[0] : undefined;
  return parent === undefined || Urn.tryParse(parent) === undefined ? undefined : parent;
}

/**
 * The entity that determines access to a subject of a query: for a column, its parent; undefined for an invalid urn.
 */
function datasetOf(entity: string): string | undefined {
  if (Urn.tryParse(entity) === undefined) return undefined;
  return entity.startsWith('urn:li:schemaField:') ? parentOfColumn(entity) : entity;
}
