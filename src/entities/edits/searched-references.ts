import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { SearchService } from '../../search/index.js';
import { EntityEditor } from './entity-editor.js';

/** Number of entities read per search. */
const PAGE = 1_000;

/** A place where the model refers to entities of one type without a relationship. */
interface NamingPlace {
  /** Type of the referenced entities. */
  readonly named: string;
  readonly aspectName: string;
  /** Fields of search documents that hold the urns. */
  readonly fields: readonly string[];
  /** Lists in the aspect, and how their items refer to an entity. */
  readonly lists: Readonly<Record<string, (item: JsonObject) => JsonValue | undefined>>;
}

const PLACES: readonly NamingPlace[] = [
  {
    named: 'form',
    aspectName: 'forms',
    fields: ['incompleteForms', 'completedForms'],
    lists: {
      incompleteForms: ({ urn }) => urn,
      completedForms: ({ urn }) => urn,
      verifications: ({ form }) => form,
    },
  },
  {
    named: 'structuredProperty',
    aspectName: 'formInfo',
    fields: ['structuredPropertyPromptUrns'],
    lists: {
      prompts: ({ structuredPropertyParams }) =>
        isJsonObject(structuredPropertyParams) ? structuredPropertyParams['urn'] : undefined,
    },
  },
];

/**
 * Finds and removes references in forms of assets and in prompts of forms, which have no relationship in the graph. The
 * search index finds them; SQL confirms them.
 */
@Injectable()
export class SearchedReferences {
  constructor(
    private readonly search: SearchService,
    private readonly store: AspectStore,
    private readonly editor: EntityEditor,
  ) {}

  /** Returns the urns of the entities that refer to `urn`. */
  async of(urn: string): Promise<readonly string[]> {
    const place = placeOf(urn);
    if (place === undefined) return [];
    const found: string[] = [];
    for (let scrollId: string | undefined; ;) {
      const criteria = place.fields.map((field) => [{ field, values: [urn] }]);
      const flags = { includeSoftDeleted: true, skipAggregates: true, skipHighlighting: true, skipMatches: true };
      const page = await this.search.scroll({ viewer: SYSTEM_ACTOR, criteria, flags, count: PAGE, scrollId });
      const aspects = await this.store.latest(
        page.entities.map((entity) => entity.urn),
        [place.aspectName],
      );
      found.push(...[...aspects].filter(([, records]) => names(place, records, urn)).map(([owner]) => owner));
      scrollId = page.nextScrollId;
      if (scrollId === undefined) return found;
    }
  }

  /**
   * Removes references to `urn` from the aspects of `owner`; with `whileAbsent`, until that entity is stored. Throws
   * what `EntityEditor` throws.
   */
  async removeFrom(owner: string, urn: string, whileAbsent?: string): Promise<void> {
    const place = placeOf(urn);
    if (place === undefined) return;
    const change = (value: JsonObject): JsonObject | undefined => withoutName(place, value, urn);
    await this.editor.reduce(owner, place.aspectName, change, { actor: SYSTEM_ACTOR }, whileAbsent);
  }
}

function placeOf(urn: string): NamingPlace | undefined {
  const type = Urn.tryParse(urn)?.entityType;
  return PLACES.find(({ named }) => named === type);
}

function names(place: NamingPlace, records: ReadonlyMap<string, AspectRecord>, urn: string): boolean {
  const value = records.get(place.aspectName)?.value;
  return value !== undefined && withoutName(place, value, urn) !== undefined;
}

/** Returns the value without the items that refer to `urn`; undefined if there are none. */
function withoutName({ lists }: NamingPlace, value: JsonObject, urn: string): JsonObject | undefined {
  const kept = { ...value };
  let isChanged = false;
  for (const [name, named] of Object.entries(lists)) {
    const items = value[name];
    if (!Array.isArray(items)) continue;
    const left = items.filter((item) => !isJsonObject(item) || named(item) !== urn);
    if (left.length === items.length) continue;
    kept[name] = left;
    isChanged = true;
  }
  return isChanged ? kept : undefined;
}
