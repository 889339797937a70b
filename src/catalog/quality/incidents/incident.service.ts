import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../../entities/index.js';
import type {
  IncidentStatusInput,
  RaiseIncidentInput,
  UpdateIncidentInput,
  UpsertIncidentInput,
} from './incident.input.js';
import { INCIDENT } from './incident.mappings.js';
import { IncidentState } from './incident-state.enum.js';
import { IncidentType } from './incident-type.enum.js';
import { incidentMembers, type IncidentStamp, requireEntities, statusValue } from './incident-values.js';
import { asIncident } from './stored-incident.js';
import { EDITING_ANY_INCIDENT, EDITING_INCIDENTS } from './incident.demands.js';

const ASPECT = 'incidentInfo';

/**
 * Raises and changes incidents. Throws `FORBIDDEN` unless the actor may edit the incidents of everything that an
 * incident is, or is to be, about.
 */
@Injectable()
export class IncidentService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Raises an incident, and answers its urn. Throws `INVALID_ARGUMENT` when it is about nothing, and for type CUSTOM
   * without a name.
   */
  async raise(input: RaiseIncidentInput, by: Editor): Promise<string> {
    const named = [...(input.resourceUrns ?? []), ...(input.resourceUrn == null ? [] : [input.resourceUrn])];
    const entities = requireEntities(named);
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, entities);
    if (input.type === IncidentType.CUSTOM && (input.customType == null || input.customType === '')) {
      throw invalidArgument('input.customType must name the kind of an incident of type CUSTOM');
    }
    const stamp = this.stamp(by);
    const urn = Urn.of(INCIDENT.entityType, randomUUID()).toString();
    const value: JsonObject = {
      type: input.type,
      ...(input.customType == null ? {} : { customType: input.customType }),
      ...incidentMembers(input, stamp),
      status: statusValue(input.status ?? { state: IncidentState.ACTIVE }, stamp),
      entities: [...entities],
      source: { type: input.source?.type ?? 'MANUAL' },
      created: { ...stamp },
    };
    await this.editor.write([{ urn, aspectName: ASPECT, value, onlyNewEntity: true }], by);
    return urn;
  }

  /** Changes how an incident stands. Throws `NOT_FOUND`. */
  async updateStatus(urn: string, status: IncidentStatusInput, by: Editor): Promise<void> {
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, new Set(await this.entitiesOf(urn, by)));
    const value = statusValue(status, this.stamp(by));
    await this.editor.rewrite(urn, ASPECT, (stored) => ({ ...stored, status: value }), by);
  }

  /**
   * Changes what is given of an incident. Throws `NOT_FOUND`, and `INVALID_ARGUMENT` when it is to be about nothing.
   */
  async update(urn: string, input: UpdateIncidentInput, by: Editor): Promise<void> {
    const entities = input.resourceUrns == null ? undefined : requireEntities(input.resourceUrns);
    const all = new Set([...(await this.entitiesOf(urn, by)), ...(entities ?? [])]);
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, all);
    const changed = incidentMembers(input, this.stamp(by));
    const about = entities === undefined ? {} : { entities: [...entities] };
    await this.editor.rewrite(urn, ASPECT, (stored) => ({ ...stored, ...changed, ...about }), by);
  }

  /** Replaces what people say of an incident; what is not given is cleared. Throws as `update`. */
  async replace(urn: string, input: UpsertIncidentInput, by: Editor): Promise<void> {
    const entities = requireEntities(input.resourceUrns);
    const all = new Set([...(await this.entitiesOf(urn, by)), ...entities]);
    await this.authorizer.requireOnEach(by.actor, EDITING_INCIDENTS, all);
    const changed = incidentMembers(input, this.stamp(by));
    await this.editor.rewrite(
      urn,
      ASPECT,
      ({ title: _title, description: _description, priority: _priority, assignees: _assignees, ...kept }) => ({
        ...kept,
        ...changed,
        entities: [...entities],
      }),
      by,
    );
  }

  private async entitiesOf(urn: string, { actor }: Editor): Promise<readonly string[]> {
    if (Urn.parse(urn).entityType !== INCIDENT.entityType) throw invalidArgument(`${urn} is no urn of an incident`);
    const record = await this.store.latestOne(urn, ASPECT);
    const entities = record === undefined ? [] : asIncident(record.value).entities;
    if (entities.length === 0) await this.authorizer.requireDemand(actor, EDITING_ANY_INCIDENT);
    if (record === undefined) throw new DomainError('NOT_FOUND', `${urn} is no incident that is stored`);
    return entities;
  }

  private stamp({ actor }: Editor): IncidentStamp {
    return { time: this.clock.now(), actor: actor.urn };
  }
}
