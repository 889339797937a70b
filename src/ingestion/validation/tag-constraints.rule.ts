import type { PlannedWrite, WriteRule } from '../../aspects/index.js';
import type { Privilege } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { objectsAt, textAt } from './json-access.js';
import { invalid } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

interface Tagged {
  readonly privileges: readonly Privilege[];
  /** The occurrences of tags: each a place and a tag. */
  readonly tagsOf: (value: JsonObject | undefined) => readonly (readonly [place: string, tag: string])[];
}

const ENTITY_TAGS: Tagged = {
  privileges: ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'],
  tagsOf: (value) => tagsIn(value).map((tag) => ['', tag]),
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
      const changed = changedTags(planned, tagged);
      if (changed.length === 0 || rights.isSystem(context)) return;
      if (await rights.holds(context, tagged.privileges, planned.proposal.urn, changed)) return;
      throw invalid(planned, `Unauthorized to modify one or more tag Urns: ${changed.join(', ')}`);
    },
  };
}

function columnTags(field: string): Tagged {
  return {
    privileges: ['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'],
    tagsOf: (value) =>
      objectsAt(value, field).flatMap((column) =>
        tagsIn(column['globalTags']).map((tag) => [textAt(column, 'fieldPath') ?? '', tag] as const),
      ),
  };
}

function tagsIn(value: JsonObject[string]): readonly string[] {
  return objectsAt(value, 'tags').flatMap((association) => textAt(association, 'tag') ?? []);
}

function changedTags({ value, previous }: PlannedWrite, { tagsOf }: Tagged): readonly string[] {
  const before = new Map(tagsOf(previous?.value).map((tag) => [tag.join('\n'), tag[1]]));
  const after = new Map(tagsOf(value).map((tag) => [tag.join('\n'), tag[1]]));
  const added = [...after].filter(([key]) => !before.has(key));
  const removed = [...before].filter(([key]) => !after.has(key));
  return [...new Set([...added, ...removed].map(([, tag]) => tag))];
}
