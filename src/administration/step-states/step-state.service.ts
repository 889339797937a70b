import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, mapEntries } from '../../entities/index.js';
import type { StepStateInput } from './step-state.input.js';
import type { StepStateResult } from './step-state.model.js';

const ENTITY = 'dataHubStepState';
const ASPECT = 'dataHubStepStateProperties';

/** Keeps how far users are with steps of the user interface. */
@Injectable()
export class StepStateService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** The states of those of `ids` that have one. Throws `MALFORMED_URN` for ids that fit in no urn. */
  async states(ids: readonly string[]): Promise<StepStateResult[]> {
    const urns = ids.map(urnOf);
    const stored = await this.store.latest(urns, [ASPECT]);
    return ids.flatMap((id, at) => {
      const state = stored.get(urns[at] ?? '')?.get(ASPECT)?.value;
      return state === undefined ? [] : [{ id, properties: mapEntries(state['properties']) }];
    });
  }

  /** Replaces states, all or none. Throws `MALFORMED_URN` for ids that fit in no urn. */
  async update(states: readonly StepStateInput[], by: Editor): Promise<void> {
    const lastModified = { time: this.clock.now(), actor: by.actor.urn };
    const edits = states.map(({ id, properties }) => {
      const given = properties.filter((entry) => entry !== null);
      const members = Object.fromEntries(given.map(({ key, value }) => [key, value ?? '']));
      return { urn: urnOf(id), aspectName: ASPECT, value: { properties: members, lastModified } };
    });
    await this.editor.write(edits, by);
  }
}

function urnOf(id: string): string {
  return Urn.of(ENTITY, id).toString();
}
