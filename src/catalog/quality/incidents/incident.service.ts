import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer } from '../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { incidentInfo } from '../../../model/index.js';
import type {
  IncidentStatusInput,
  RaiseIncidentInput,
  UpdateIncidentInput,
  UpsertIncidentInput,
} from './incident.input.js';
import { INCIDENT } from './incident.mappings.js';
import type { StoredIncident } from './stored-incident.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';
import { incidentMembers, requireEntities, statusValue } from './incident-values.js';
import { EDITING_ANY_INCIDENT, EDITING_INCIDENTS } from './incident.demands.js';

/**
 * Raises and changes incidents. Throws `FORBIDDEN` unless the actor may edit the incidents of all entities that the
 * incident affects, before and after the change.
 */
@Injectable()
export class IncidentService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /**
   * Raises an incident, and returns its urn. Throws `INVALID_ARGUMENT` if it affects no entity, and for type CUSTOM
   * without a name.
   */
  async raise(input: RaiseIncidentInput, by: Editor): Promise<string> {
    const named = [...(input.resourceUrns ?? []), ...(input.resourceUrn == null ? [] : [input.resourceUrn])];
    const entities = requireEntities(named);
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, entities);
    const { type, customType, status, source } = input;
    if (type === IncidentType.CUSTOM && (customType == null || customType.trim() === '')) {
      throw invalidArgument('input.customType must name the type of an incident of type CUSTOM');
    }
    const stamp = this.editor.stamp(by);
    const urn = Urn.of(INCIDENT.entityType, randomUUID()).toString();
    const value = {
      type,
      ...given({ customType }),
      ...incidentMembers(input, stamp),
      status: statusValue(status ?? { state: IncidentState.ACTIVE }, stamp),
      entities,
      source: { type: source?.type ?? ('MANUAL' as const) },
      created: { ...stamp },
    };
    await this.editor.write([{ ...valueEdit(urn, incidentInfo, value), onlyNewEntity: true }], by);
    return urn;
  }

  /** Changes the status of an incident. Throws `NOT_FOUND`. */
  async updateStatus(urn: string, status: IncidentStatusInput, by: Editor): Promise<void> {
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, new Set(await this.entitiesOf(urn, by)));
    const value = statusValue(status, this.editor.stamp(by));
    await this.editor.rewrite(urn, incidentInfo, (stored) => ({ ...stored, status: value }), by);
  }

  /**
   * Changes the members that are given, also of the status. Throws `NOT_FOUND`, and `INVALID_ARGUMENT` if no entity
   * would be affected.
   */
  async update(urn: string, input: UpdateIncidentInput, by: Editor): Promise<void> {
    const entities = input.resourceUrns == null ? undefined : requireEntities(input.resourceUrns);
    const all = new Set([...(await this.entitiesOf(urn, by)), ...(entities ?? [])]);
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, all);
    const { status, ...others } = incidentMembers(input, this.editor.stamp(by));
    const changed = { ...others, ...given({ entities }) };
    const change = (stored: StoredIncident) => ({ ...stored, ...changed, status: { ...stored.status, ...status } });
    await this.editor.rewrite(urn, incidentInfo, change, by);
  }

  /** Replaces the content of an incident; absent members are removed. Throws what `update` throws. */
  async replace(urn: string, input: UpsertIncidentInput, by: Editor): Promise<void> {
    const entities = requireEntities(input.resourceUrns);
    const all = new Set([...(await this.entitiesOf(urn, by)), ...entities]);
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, all);
    const changed = incidentMembers(input, this.editor.stamp(by));
    await this.editor.rewrite(
      urn,
      incidentInfo,
      ({ title: _title, description: _description, priority: _priority, assignees: _assignees, ...kept }) => ({
        ...kept,
        ...changed,
        entities,
      }),
      by,
    );
  }

  private async entitiesOf(urn: string, { actor }: Editor): Promise<readonly string[]> {
    requireUrnOf(INCIDENT.entityType, urn, 'urn');
    const stored = await this.store.value(urn, incidentInfo);
    const entities = stored?.entities ?? [];
    if (entities.length === 0) await this.authorizer.requireDemand(actor, EDITING_ANY_INCIDENT);
    if (stored === undefined) throw new DomainError('NOT_FOUND', `The incident ${urn} is not stored`);
    return entities;
  }
}
