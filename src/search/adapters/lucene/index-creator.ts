import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import {
  type EngineAnswer,
  type EngineClient,
  errorType,
  foreignIndex,
  indexUnavailable,
  isMadeFor,
  lacksFields,
  setUpRefused,
  unexpected,
} from '../../../foundation/engine-client/index.js';
import type { EntitySearchSchema } from '../../schema/entity-search-schema.js';
import type { SearchSchema } from '../../search-schema.js';
import { dropIndices, dropUnlessAlias } from './index-catalog.js';
import { indexMapping, indexProperties, missingProperties, rootChanges } from './index-mapping.js';
import { BUILDING_SETTINGS, indexSettings, liveSettings } from './index-settings.js';
import { type IndexState, indexState } from './index-state.js';

/** Creating an index waits for its shards, which takes a while on a busy server. */
const CREATE_TIMEOUT_MS = 60_000;
const ATTEMPTS = 5;

/** Error types if another process created the index, or gave one the alias, at the same time. */
const TAKEN = new Set(['resource_already_exists_exception', 'illegal_state_exception', 'invalid_alias_name_exception']);

/** Creates the indices of entity types. */
export class IndexCreator {
  constructor(
    private readonly client: EngineClient,
    private readonly schema: SearchSchema,
    private readonly config: SearchConfig,
    /** Called before a live index is created. */
    private readonly prepare: (entityType: string) => Promise<void>,
  ) {}

  /**
   * Returns the index behind an alias, after adding missing fields to its mapping; undefined if there is none. An index
   * of another product may have the alias' name itself; one without fields is what a removal made, and is removed.
   * Throws `ENGINE_UNAVAILABLE` if the alias leads to an index of another owner, which stays as it is.
   */
  async find(entityType: string, alias: string): Promise<IndexState | undefined> {
    const answer = await this.client.request({ method: 'GET', path: `/${alias}` });
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw unexpected('describe an index', answer);
    const state = indexState(entityType, alias, answer.body);
    if (state === undefined) return undefined;
    if (!isMadeFor(this.schema.indexName(entityType, this.config.indexPrefix), state.physical))
      throw indexUnavailable(foreignIndex(alias, state.physical));
    if (isStray(state)) {
      await dropUnlessAlias(this.client, alias);
      return undefined;
    }
    await this.complete(state);
    return state;
  }

  /**
   * Returns the live index behind an alias, creating one named `physical` if there is none. If several processes do so
   * at once, all use the index of the first. The index gets the alias once its shards are started, so searches never
   * meet an index without shards.
   */
  async findOrCreate(entityType: string, alias: string, physical: string): Promise<IndexState> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await this.find(entityType, alias);
      if (found !== undefined) return found;
      await this.prepare(entityType);
      await this.put(entityType, physical, liveSettings(this.config), {});
      await this.giveAlias(alias, physical);
    }
    throw new DomainError('ENGINE_UNAVAILABLE', `Another process keeps creating and removing the index ${alias}.`);
  }

  /** Creates an index of a rebuild with its alias, unless it exists. */
  async createBuilding(entityType: string, alias: string, physical: string): Promise<void> {
    await this.put(entityType, physical, BUILDING_SETTINGS, { [alias]: { is_write_index: true } });
  }

  /** Adds all of some fields to an index, or none; `full`: the index may not have so many more. */
  async addFields(physical: string, properties: JsonObject): Promise<'added' | 'refused' | 'full'> {
    const answer = await this.client.request({ method: 'PUT', path: `/${physical}/_mapping`, body: { properties } });
    if (answer.status === 200) return 'added';
    if (isRefusal(answer)) return lacksFields(answer) ? 'full' : 'refused';
    throw unexpected('add fields to an index', answer);
  }

  /** Creates an index and waits for its shards. */
  private async put(entityType: string, physical: string, state: JsonObject, aliases: JsonObject): Promise<void> {
    const schema = this.schema.entity(entityType);
    if (schema === undefined)
      throw new DomainError('INVALID_ARGUMENT', `Entities of type ${entityType} have no search documents.`);
    const answer = await this.client.request({
      method: 'PUT',
      path: `/${physical}`,
      body: {
        settings: { index: { ...indexSettings(this.config), ...state } },
        mappings: indexMapping(schema),
        aliases,
      },
      timeoutMs: CREATE_TIMEOUT_MS,
    });
    if (answer.status !== 200 && !TAKEN.has(errorType(answer)))
      throw setUpRefused(`create the index ${physical}`, answer);
  }

  /**
   * Only one index can have the alias as its write index, so no documents are misdirected; the index that comes second
   * is removed.
   */
  private async giveAlias(alias: string, physical: string): Promise<void> {
    const actions = [{ add: { index: physical, alias, is_write_index: true } }];
    const answer = await this.client.request({ method: 'POST', path: '/_aliases', body: { actions } });
    if (answer.status === 200 || answer.status === 404) return;
    if (!TAKEN.has(errorType(answer))) throw setUpRefused(`give the index ${physical} the alias ${alias}`, answer);
    await dropIndices(this.client, [physical]);
  }

  private async complete(state: IndexState): Promise<void> {
    const schema = this.schema.entity(state.entityType);
    if (schema === undefined) return;
    const missing = missingProperties(indexProperties(schema), state.fields);
    if (Object.keys(missing).length > 0) await this.addFields(state.physical, missing);
    await this.completeRoot(state, schema);
  }

  /**
   * An index that another product created keeps its own rules for fields that are not mapped, and so does one that
   * lacks the analysis of the service.
   */
  private async completeRoot({ alias, physical, mapping }: IndexState, schema: EntitySearchSchema): Promise<void> {
    const body = physical === alias ? undefined : rootChanges(schema, mapping);
    if (body === undefined) return;
    const answer = await this.client.request({ method: 'PUT', path: `/${physical}/_mapping`, body });
    if (answer.status !== 200 && !isRefusal(answer)) throw unexpected('set up an index', answer);
  }
}

/** Whether a removal made the index, because the alias was missing; without fields, it has no documents. */
function isStray({ alias, physical, fields }: IndexState): boolean {
  return physical === alias && Object.keys(fields).length === 0;
}

function isRefusal(answer: EngineAnswer): boolean {
  return answer.status === 400 || answer.status === 404;
}
