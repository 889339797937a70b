import { DomainError } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import {
  type EngineClient,
  errorType,
  forAllIndices,
  OWN_METADATA_FIELDS,
  OWN_SETTINGS,
  setUpRefused,
  unexpected,
} from '../../../foundation/engine-client/index.js';
import type { SearchConfig } from '../../../foundation/config/index.js';
import type { IndexNames } from './index-names.js';
import { textAt } from './json-reading.js';

const IDENTITY = 'identity';
const REBUILD = 'rebuild-';

/** A small index beside those of the entities: the identity of the content, and the rebuilds in progress. */
export class MetadataIndex {
  constructor(
    private readonly client: EngineClient,
    private readonly names: IndexNames,
    private readonly config: SearchConfig,
  ) {}

  /** Returns the identity that `setIdentity` last stored. */
  identity(): Promise<string | undefined> {
    return forAllIndices(async () => {
      const source = await this.read(IDENTITY);
      return source === undefined ? undefined : textAt(source, 'value');
    });
  }

  setIdentity(identity: string): Promise<void> {
    return forAllIndices(() => this.store(IDENTITY, { value: identity }));
  }

  /** Whether a rebuild has begun and not ended. */
  async hasRebuild(rebuild: string): Promise<boolean> {
    return (await this.read(REBUILD + rebuild)) !== undefined;
  }

  async addRebuild(rebuild: string): Promise<void> {
    await this.store(REBUILD + rebuild, { value: rebuild, rebuild: true });
  }

  async removeRebuild(rebuild: string): Promise<void> {
    const path = `/${this.names.metadata}/_doc/${REBUILD}${rebuild}`;
    const answer = await this.client.request({ method: 'DELETE', path, query: { refresh: true } });
    if (answer.status !== 200 && answer.status !== 404) throw unexpected('forget a rebuild', answer);
  }

  /** Rebuilds that have begun and not ended. */
  async rebuilds(): Promise<readonly string[]> {
    const answer = await this.client.request({
      method: 'POST',
      path: `/${this.names.metadata}/_search`,
      query: { ignore_unavailable: true },
      body: { size: 1_000, query: { term: { rebuild: true } } },
    });
    if (answer.status !== 200) throw unexpected('list the rebuilds', answer);
    const { hits } = answer.body.hits as { hits: JsonObject[] };
    return hits.map((hit) => textAt(hit, '_source', 'value'));
  }

  private async read(id: string): Promise<JsonObject | undefined> {
    const answer = await this.client.request({ method: 'GET', path: `/${this.names.metadata}/_doc/${id}` });
    if (answer.status === 404 && Object.keys(answer.body).length > 0) return undefined;
    if (answer.status !== 200) throw unexpected('read what it is', answer);
    const { _source: source } = answer.body;
    if (!isJsonObject(source)) throw withoutSource(this.names.metadata);
    return source;
  }

  private async store(id: string, document: JsonObject): Promise<void> {
    await this.create();
    const path = `/${this.names.metadata}/_doc/${id}`;
    const answer = await this.client.request({ method: 'PUT', path, query: { refresh: true }, body: document });
    if (answer.status !== 200 && answer.status !== 201) throw unexpected('store what it is', answer);
  }

  private async create(): Promise<void> {
    const answer = await this.client.request({
      method: 'PUT',
      path: `/${this.names.metadata}`,
      body: {
        settings: {
          index: { ...OWN_SETTINGS, number_of_shards: 1, number_of_replicas: this.config.replicas },
        },
        mappings: {
          ...OWN_METADATA_FIELDS,
          dynamic: false,
          properties: { value: { type: 'keyword' }, rebuild: { type: 'boolean' } },
        },
      },
    });
    if (answer.status !== 200 && errorType(answer) !== 'resource_already_exists_exception')
      throw setUpRefused(`create the index ${this.names.metadata}`, answer);
  }
}

/** An index template of the server may have made the index so, before the service prevented it. */
function withoutSource(index: string): DomainError {
  return new DomainError(
    'ENGINE_UNAVAILABLE',
    `The index ${index} of the search engine does not keep documents (_source is disabled): remove the index template that disables it, and the index.`,
  );
}
