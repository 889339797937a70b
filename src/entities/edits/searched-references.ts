import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { SearchService } from '../../search/index.js';
import { EntityEditor } from './entity-editor.js';

/** Entities read in one search. */
const PAGE = 1_000;

/** A place in which the model names entities of one type without a relationship. */
interface NamingPlace {
  /** Type of the entities that are named. */
  readonly named: string;
  readonly aspectName: string;
  /** Fields of search documents that hold the urns. */
  readonly fields: readonly string[];
  /** Lists of the aspect, and how an item of each names an entity. */
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
 * Finds and removes forms of assets, and questions of forms, that name an entity without a relationship in the graph.
 * Search finds them; SQL tells whether it is still so.
 */
@Injectable()
export class SearchedReferences {
  constructor(
    private readonly search: SearchService,
    private readonly store: AspectStore,
    private readonly editor: EntityEditor,
  ) {}

  /** Urns of the entities that name `urn`. */
  async of(urn: string): Promise<readonly string[]> {
    const place = placeOf(urn);
    if (place === undefined) return [];
    const found: string[] = [];
    for (let scrollId: string | undefined; ;) {
      const criteria = place.fields.map((field) => [{ field, values: [urn] }]);
      const flags = { includeSoftDeleted: true, skipAggregates: true, skipHighlighting: true };
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

  /** Removes what names `urn` from the aspects of `owner`. Throws what writing throws. */
  async removeFrom(owner: string, urn: string): Promise<void> {
    const place = placeOf(urn);
    if (place === undefined) return;
    const change = (value: JsonObject): JsonObject | undefined => withoutName(place, value, urn);
    await this.editor.rewrite(owner, place.aspectName, change, { actor: SYSTEM_ACTOR });
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

/** The value without the items that name `urn`; undefined when there are none. */
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
