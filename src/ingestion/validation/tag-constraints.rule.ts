import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import type { Privilege } from '../../auth/index.js';
import { nextTurnIfHeld } from '../../foundation/concurrency/event-loop.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { objectsAt, textAt } from './json-access.js';
import { invalid } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

interface Tagged {
  readonly privileges: readonly Privilege[];
  /** The occurrences of tags: each a place and a tag. */
  readonly tagsOf: (value: JsonObject | undefined) => Iterable<readonly [place: string, tag: string]>;
}

const ENTITY_TAGS: Tagged = {
  privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'],
  tagsOf: (value) => tagsAt('', value),
};

const TAGGED: Readonly<Record<string, Tagged>> = {
  globalTags: ENTITY_TAGS,
  schemaMetadata: columnTags('fields'),
  editableSchemaMetadata: columnTags('editableSchemaFieldInfo'),
};

/** Only actors whose policies allow it for these very tags add and remove tags. */
export function tagConstraintsRule(rights: WriteRights): WriteRule {
  return {
    aspects: Object.keys(TAGGED),
    isOfRights: true,
    async check(planned, context) {
      const tagged = TAGGED[planned.aspect.name];
      if (tagged === undefined || !rights.asksApiPrivileges || isTrusted(planned.proposal, context)) return;
      if (rights.isSystem(context)) return;
      const changed = await changedTags(planned, tagged);
      if (changed.length === 0) return;
      if (await rights.holds(context, tagged.privileges, planned.proposal.urn, changed)) return;
      throw invalid(planned, `Unauthorized to modify one or more tag Urns: ${changed.join(', ')}`);
    },
  };
}

function columnTags(field: string): Tagged {
  return {
    privileges: ['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'],
    *tagsOf(value) {
      for (const column of objectsAt(value, field))
        yield* tagsAt(textAt(column, 'fieldPath') ?? '', column['globalTags']);
    },
  };
}

function* tagsAt(place: string, value: JsonObject[string]): Generator<readonly [place: string, tag: string]> {
  for (const association of objectsAt(value, 'tags')) {
    const tag = textAt(association, 'tag');
    if (tag !== undefined) yield [place, tag];
  }
}

async function changedTags({ value, previous }: PlannedWrite, { tagsOf }: Tagged): Promise<readonly string[]> {
  const [before, after] = [await byPlace(tagsOf(previous?.value)), await byPlace(tagsOf(value))];
  const changed = new Set<string>();
  for (const [here, there] of [
    [after, before],
    [before, after],
  ] as const)
    for (const [place, tags] of here) {
      const others = there.get(place);
      for (const tag of tags) if (others?.has(tag) !== true) changed.add(tag);
    }
  return [...changed];
}

/** The tags of each place; other requests run in between. */
async function byPlace(found: ReturnType<Tagged['tagsOf']>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const places = new Map<string, Set<string>>();
  for (const [place, tag] of found) {
    const turn = nextTurnIfHeld();
    if (turn !== undefined) await turn;
    const tags = places.get(place);
    if (tags === undefined) places.set(place, new Set([tag]));
    else tags.add(tag);
  }
  return places;
}
