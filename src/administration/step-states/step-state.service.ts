import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, mapEntries, valueEdit } from '../../entities/index.js';
import { dataHubStepStateProperties } from '../../model/index.js';
import type { StepStateInput } from './step-state.input.js';
import type { StepStateResult } from './step-state.model.js';

const ENTITY_TYPE = 'dataHubStepState';

/** Stores the progress of users in steps of the user interface. */
@Injectable()
export class StepStateService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /** Returns the states of steps by id; steps without a state are omitted. Throws `MALFORMED_URN` for an invalid id. */
  async states(ids: readonly string[]): Promise<StepStateResult[]> {
    const stored = await this.store.values(ids.map(urnOf), dataHubStepStateProperties);
    return ids.flatMap((id) => {
      const state = stored.get(urnOf(id));
      return state === undefined ? [] : [{ id, properties: mapEntries(state.properties) }];
    });
  }

  /** Replaces the states of all steps or of none. Throws `MALFORMED_URN` for an invalid id. */
  async update(states: readonly StepStateInput[], by: Editor): Promise<void> {
    const lastModified = this.editor.stamp(by);
    const edits = states.map(({ id, properties }) => {
      const entries = properties.filter((entry) => entry !== null);
      const members = Object.fromEntries(entries.map(({ key, value }) => [key, value ?? '']));
      return valueEdit(urnOf(id), dataHubStepStateProperties, { properties: members, lastModified });
    });
    await this.editor.write(edits, by);
  }
}

function urnOf(id: string): string {
  return Urn.of(ENTITY_TYPE, id).toString();
}
