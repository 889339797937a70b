import { afterEach, describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../src/foundation/json/json.js';
import { loadConfig, type SearchConfig } from '../../src/foundation/config/index.js';
import type { IndexOperation, PropertyDefinition, SearchIndex } from '../../src/search/index.js';
import { openElasticsearch } from '../../src/search/adapters/elasticsearch/open.js';
import { openOpensearch } from '../../src/search/adapters/opensearch/open.js';
import { skipped } from '../support/checkout/needs.js';
import { poll } from '../support/measures/poll.js';
import { type FaultProxy, startFaultProxy } from '../support/engines/fault-proxy.js';
import { dataset, document, puts, removal, SCHEMA, tag } from '../support/harness/search-documents.js';
import { type TestSearchEngine, testSearchEngines } from '../support/engines/search-engines.js';
import { query, urnsIn } from '../support/harness/search-queries.js';

const LIVE = { live: true } as const;
const [A, B, C] = [tag('a'), tag('b'), tag('c')];

const named = (urn: string, name: string, revision = 1): IndexOperation[] =>
  puts(document(urn, { tagProperties: { name } }, { revision }));

const property = (name: string, valueType: PropertyDefinition['valueType']): PropertyDefinition => ({
  urn: `urn:li:structuredProperty:${name}.${valueType}`,
  qualifiedName: name,
  displayName: undefined,
  valueType,
  entityTypes: ['dataset'],
  showInSearchFilters: false,
  isRemoved: false,
});

const described = (urn: string, definition: PropertyDefinition, value: string | number): IndexOperation[] =>
  puts(
    document(
      urn,
      { structuredProperties: { properties: [{ propertyUrn: definition.urn, values: [{ string: value }] }] } },
      { properties: [definition] },
    ),
  );

/** An event that others wait for. */
function signal(): { readonly send: () => void; readonly sent: Promise<void> } {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { send, sent };
}

/** One engine as several processes of the service see it, and as it is. */
class Server {
  private readonly closed: (() => Promise<unknown>)[] = [];

  constructor(
    readonly config: SearchConfig,
    readonly drop: () => Promise<void>,
  ) {}

  static async start(engine: TestSearchEngine, shards = 1): Promise<Server> {
    const { url, prefix, drop } = await engine.create();
    const config = { ...loadConfig({}).search, engine: engine.name, indexPrefix: prefix, replicas: 0, shards };
    return new Server({ ...config, url: url.replace(/^opensearch\+/, '') }, drop);
  }

  /** A process that takes the server for one of `engine`. */
  async process(url = this.config.url, engine = this.config.engine): Promise<SearchIndex> {
    const open = engine === 'elasticsearch' ? openElasticsearch : openOpensearch;
    const index = await open({ ...this.config, url }, SCHEMA);
    this.closed.push(() => index.close());
    return index;
  }

  async proxy(): Promise<FaultProxy> {
    const proxy = await startFaultProxy(this.config.url);
    this.closed.push(() => proxy.close());
    return proxy;
  }

  /** Name of an index without the prefix, as the engine knows it. */
  named(name: string): string {
    return `${this.config.indexPrefix}_${name}`;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.config.url}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  /** Names of all indices under the prefix, without it, and without what makes each generation's different. */
  async indices(): Promise<string[]> {
    const found = await this.ask('GET', `/${this.config.indexPrefix}_*/_alias`);
    const start = this.named('').length;
    return Object.keys(found)
      .map((name) => name.slice(start).replace(/_\d{13}[0-9a-f]{8}$/, '_generation'))
      .sort();
  }

  async end(): Promise<void> {
    for (const close of this.closed.splice(0).reverse()) await close();
    await this.drop();
  }
}

const engines = testSearchEngines().filter(({ name }) => name !== 'sqlite');

if (engines.length === 0) {
  skipped('a search index on a server', 'searchServer');
}

for (const engine of engines) {
  describe(`a search index on ${engine.name}`, () => {
    describeServer(engine);
  });
}

function describeServer(engine: TestSearchEngine): void {
  const servers: Server[] = [];
  const start = async (shards?: number): Promise<Server> => {
    const server = await Server.start(engine, shards);
    servers.push(server);
    return server;
  };
  /** A process behind a proxy with a rebuild that is filled: A is live, B is in the rebuild. */
  const filledRebuild = async () => {
    const server = await start();
    const proxy = await server.proxy();
    const index = await server.process(proxy.url);
    await index.write(named(A, 'old'), LIVE);
    const rebuild = await index.beginRebuild();
    await index.write(named(B, 'new'), { live: false, rebuild });
    return { server, proxy, index, rebuild };
  };
  const found = async (index: SearchIndex, text = '*'): Promise<string[]> => {
    await index.refresh();
    return urnsIn(index, { types: ['tag', 'dataset'], text });
  };

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end();
  });

  it("should use DataHub's alias names", async () => {
    const server = await start();
    const index = await server.process();
    await index.adopt('one');
    await index.write([...named(A, 'x'), ...puts(document(dataset('x')))], LIVE);
    expect(await server.indices()).toEqual([
      'datasetindex_v2_generation',
      'metadata_service_index',
      'tagindex_v2_generation',
    ]);
    const [settings] = Object.values(await server.ask('GET', `/${server.named('tagindex_v2')}/_settings`));
    expect(settings).toMatchObject({
      settings: { index: { refresh_interval: '1s', number_of_replicas: '0', gc_deletes: '1h' } },
    });
  });

  it('should keep what a server of another product than the configured one contains', async () => {
    const server = await start();
    const index = await server.process();
    await index.adopt('one');
    const other = server.config.engine === 'elasticsearch' ? 'opensearch' : 'elasticsearch';
    const mistaken = await server.process(server.config.url, other);
    await expect(mistaken.adopt('two')).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(await index.identity()).toBe('one');
  });

  it('should store documents as they are, whatever pipelines a template of the server adds', async () => {
    const server = await start();
    const template = `/_index_template/${server.named('template')}`;
    const settings = { index: { default_pipeline: 'missing', final_pipeline: 'missing' } };
    await server.ask('PUT', template, { index_patterns: [server.named('*')], template: { settings } });
    const index = await server.process();
    try {
      await index.adopt('one');
      expect(await index.write(named(A, 'x'), LIVE)).toMatchObject({ written: 1, rejected: [] });
      expect(await found(index)).toEqual([A]);
    } finally {
      await server.ask('DELETE', template);
    }
  });

  it('should make its indices as it needs them, whatever mappings and limits a template of the server adds', async () => {
    const server = await start();
    const template = `/_index_template/${server.named('template')}`;
    const strings = { match_mapping_type: 'string', mapping: { type: 'text' } };
    await server.ask('PUT', template, {
      index_patterns: [server.named('*')],
      template: {
        settings: {
          index: { max_result_window: 5, mapping: { total_fields: { limit: 50 } }, blocks: { write: true } },
        },
        mappings: { dynamic: 'strict', _source: { enabled: false }, dynamic_templates: [{ strings }] },
      },
    });
    const index = await server.process();
    try {
      await index.adopt('one');
      expect(await index.identity()).toBe('one');
      const type = 'urn:li:ownershipType:a';
      const ownership = { owners: [], ownerTypes: { [type]: ['urn:li:corpuser:jane'] } };
      await index.write(puts(document(dataset('x'), { ownership })), LIVE);
      const [mapping] = Object.values(await server.ask('GET', `/${server.named('datasetindex_v2')}/_mapping`));
      expect(mapping).toMatchObject({
        mappings: { dynamic: 'false', properties: { ownerTypes: { properties: { [type]: { type: 'keyword' } } } } },
      });
      expect((await index.sources([dataset('x')])).get(dataset('x'))).toMatchObject({ urn: dataset('x') });
      await index.refresh();
      expect(await index.search(query({ types: ['dataset'], from: 9_990, size: 10 }))).toMatchObject({ total: 1 });
    } finally {
      await server.ask('DELETE', template);
    }
  });

  it('should say what an operator must change where a template contradicts an index', async () => {
    const server = await start();
    const template = `/_index_template/${server.named('template')}`;
    const similarity = { default: { type: 'BM25', b: 0.5 } };
    await server.ask('PUT', template, {
      index_patterns: [server.named('tagindex*')],
      template: { settings: { index: { similarity } } },
    });
    const index = await server.process();
    try {
      await expect(index.write(named(A, 'x'), LIVE)).rejects.toMatchObject({
        code: 'ENGINE_UNAVAILABLE',
        message: expect.stringMatching(/similarity.*: check its index templates, aliases and settings/),
      });
    } finally {
      await server.ask('DELETE', template);
    }
    expect(await index.write(named(A, 'x'), LIVE)).toMatchObject({ written: 1 });
  });

  it('should tell of an index that lacks its shard at once, and serve the others', async () => {
    const server = await start();
    const index = await server.process();
    await server.ask('PUT', `/${server.named('tagindex_v2')}_1700000000000aaaaaaaa?wait_for_active_shards=0`, {
      settings: { index: { number_of_replicas: 0, routing: { allocation: { require: { _name: 'none' } } } } },
      aliases: { [server.named('tagindex_v2')]: { is_write_index: true } },
    });
    await index.write(puts(document(dataset('x'))), LIVE);
    for (const asked of [index.check(), index.refresh()])
      await expect(asked).rejects.toMatchObject({
        code: 'ENGINE_UNAVAILABLE',
        message: expect.stringContaining('lacks a shard'),
      });
    await expect(index.sources([A])).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await expect(index.search(query({ types: ['tag'] }))).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('lacks a shard'),
    });
    expect(await urnsIn(index, { types: ['dataset'] })).toEqual([dataset('x')]);
    const rebuild = await index.beginRebuild();
    await index.write(named(B, 'new'), { live: false, rebuild });
    expect(await index.counts(rebuild)).toEqual(
      new Map([
        ['dataset', 0],
        ['tag', 1],
      ]),
    );
    await index.promoteRebuild(rebuild);
    await index.check();
    expect(await found(index)).toEqual([B]);
  });

  it('should be created once by concurrent writers', async () => {
    const server = await start();
    const processes = await Promise.all([server.process(), server.process(), server.process(), server.process()]);
    const urns = processes.map((_process, at) => tag(`p${String(at)}`));
    const outcomes = await Promise.all(processes.map((index, at) => index.write(named(urns[at] ?? '', 'x'), LIVE)));
    expect(outcomes.map(({ written }) => written)).toEqual([1, 1, 1, 1]);
    expect(await server.indices()).toEqual(['tagindex_v2_generation']);
    expect(await found(processes[0])).toEqual(urns);
  });

  it.each([1, 3])('should find the most frequent values of %s shards together', async (shards) => {
    const index = await (await start(shards)).process();
    const names = Array.from({ length: 60 }, (_, at) => `t${String(at)}`);
    const tagsOf = (name: string, at: number): JsonObject => ({
      tags: [...(at < 12 ? [tag('spread')] : []), tag(`few${String(at % 6)}`)].map((one) => ({ tag: one, name })),
    });
    await index.write(
      puts(...names.map((name, at) => document(dataset(name), { globalTags: tagsOf(name, at) }))),
      LIVE,
    );
    const asked = { types: ['dataset'], size: 0, facets: { tags: ['tags'] }, facetSize: 1 };
    for (let time = 0; time < 2; time += 1) {
      const { facets } = await index.search(query(asked));
      expect(facets).toEqual([{ name: 'tags', counts: [{ path: [tag('spread')], count: 12 }] }]);
    }
  });

  it('should not be searched before its shards are available', async () => {
    const server = await start();
    const index = await server.process();
    await index.write(puts(document(dataset('x'))), LIVE);
    const onNoNode = { 'index.routing.allocation.require._name': 'none' };
    const template = `/_index_template/${server.named('template')}`;
    await server.ask('PUT', template, {
      index_patterns: [server.named('tagindex_v2*')],
      template: { settings: onNoNode },
    });
    const written = index.write(named(A, 'x'), LIVE);
    await poll(async () => (await server.indices()).includes('tagindex_v2_generation'), 'the index to be made');
    expect(await found(await server.process())).toEqual([dataset('x')]);
    await server.ask('DELETE', template);
    await server.ask('PUT', `/${server.named('tagindex_v2_*')}/_settings`, {
      'index.routing.allocation.require._name': null,
    });
    expect(await written).toMatchObject({ written: 1 });
    expect(await found(index)).toEqual([dataset('x'), A]);
  });

  it('should keep foreign indices when it is adopted', async () => {
    const server = await start();
    const others = ['other_index', 'datasetindex_v2_semantic', 'datasetindex_v3', 'x_tagindex_v2'];
    for (const name of others) await server.ask('PUT', `/${server.named(name)}`);
    await server.ask('PUT', `/${server.named('chartindex_v2')}`);
    const index = await server.process();
    await index.write(named(A, 'x'), LIVE);
    await index.adopt('one');
    expect(await server.indices()).toEqual([...others, 'metadata_service_index'].sort());
  });

  it('should neither change nor remove an index of another owner that an alias leads to', async () => {
    const server = await start();
    const foreign = server.named('orders');
    const mappings = { properties: { total: { type: 'double' } } };
    await server.ask('PUT', `/${foreign}`, { mappings, aliases: { [server.named('tagindex_v2')]: {} } });
    const [before] = Object.values(await server.ask('GET', `/${foreign}`));
    const index = await server.process();
    const told = { message: expect.stringContaining(`leads to the index ${foreign}, which is not the service's`) };
    await expect(index.adopt('one')).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE', ...told });
    await expect(index.beginRebuild()).rejects.toMatchObject({ code: 'CONFLICT', ...told });
    await expect(index.write(named(A, 'x'), LIVE)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE', ...told });
    expect(await index.write(puts(document(dataset('x'))), LIVE)).toMatchObject({ written: 1 });
    expect(Object.values(await server.ask('GET', `/${foreign}`))).toEqual([before]);
    await server.ask('DELETE', `/${foreign}/_alias/${server.named('tagindex_v2')}`);
    await index.adopt('one');
    await index.write(named(A, 'x'), LIVE);
    expect(await server.indices()).toEqual(['metadata_service_index', 'orders', 'tagindex_v2_generation']);
  });

  it('should keep an index of another owner that gets an alias during a rebuild', async () => {
    const { server, index, rebuild } = await filledRebuild();
    const foreign = server.named('orders');
    await server.ask('PUT', `/${foreign}`, { aliases: { [server.named('tagindex_v2')]: {} } });
    await expect(index.promoteRebuild(rebuild)).rejects.toMatchObject({ code: 'CONFLICT' });
    await index.discardRebuild(rebuild);
    expect(await server.indices()).toEqual(['metadata_service_index', 'orders', 'tagindex_v2_generation']);
  });

  it('should replace an index that has the alias name at the first rebuild', async () => {
    const server = await start();
    const mappings = { properties: { urn: { type: 'keyword' } } };
    await server.ask('PUT', `/${server.named('tagindex_v2')}`, { mappings });
    const index = await server.process();
    await index.write(named(A, 'x', 4), LIVE);
    expect(await server.indices()).toEqual(['tagindex_v2']);
    expect((await index.revisions([A])).get(A)).toBe(4);
    const rebuild = await index.beginRebuild();
    await index.write(named(A, 'y', 4), { live: true, rebuild });
    await index.promoteRebuild(rebuild);
    expect(await server.indices()).toEqual(['metadata_service_index', 'tagindex_v2_generation']);
    expect(await found(index, 'y')).toEqual([A]);
  });

  it('should not use an index that a removal made under the alias name', async () => {
    const server = await start();
    const stray = server.named('tagindex_v2');
    await server.ask('DELETE', `/${stray}/_doc/x?version=2&version_type=external_gte`);
    expect(await server.indices()).toEqual(['tagindex_v2']);
    const processes = await Promise.all([server.process(), server.process()]);
    await Promise.all(processes.map((index, at) => index.write(named(at === 0 ? A : B, 'x'), LIVE)));
    expect(await server.indices()).toEqual(['tagindex_v2_generation']);
    expect(await found(processes[0], 'x')).toEqual([A, B]);
  });

  it('should not be created again by a removal after its deletion', async () => {
    const server = await start();
    const index = await server.process();
    await index.write(named(A, 'x', 1), LIVE);
    await (await server.process()).adopt('other');
    await index.write([removal(A, 2)], LIVE);
    await index.write(named(B, 'x'), LIVE);
    expect(await server.indices()).toEqual(['metadata_service_index', 'tagindex_v2_generation']);
    expect(await found(index)).toEqual([B]);
  });

  it(
    'should lose no write of another process while it is exchanged, and leave nothing after another rebuild is ' +
      'discarded',
    async () => {
      const server = await start();
      const [writer, builder] = [await server.process(), await server.process()];
      await writer.write(named(A, 'old', 1), LIVE);
      const rebuild = await builder.beginRebuild();
      let revision = 1;
      let isPromoted = false;
      const write = async (): Promise<void> => {
        while (!isPromoted) {
          revision += 1;
          await writer.write(named(A, `state ${String(revision)}`, revision), { live: true, rebuild });
          await writer.write(puts(document(dataset(`t${String(revision)}`))), { live: true, rebuild });
        }
      };
      const writing = write();
      await builder.write(named(A, 'old', 1), { live: false, rebuild });
      await builder.promoteRebuild(rebuild);
      isPromoted = true;
      await writing;
      expect((await builder.revisions([A])).get(A)).toBe(revision);
      await builder.refresh();
      expect((await builder.counts()).get('dataset')).toBe(revision - 1);
      await builder.discardRebuild(await builder.beginRebuild());
      for (const left of await builder.rebuilds()) await builder.discardRebuild(left);
      expect(await server.indices()).toEqual([
        'datasetindex_v2_generation',
        'metadata_service_index',
        'tagindex_v2_generation',
      ]);
    },
  );

  it('should keep an index that another process is making when it discards a rebuild', async () => {
    const server = await start();
    const [ofWriter, ofBuilder] = [await server.proxy(), await server.proxy()];
    const [writer, builder] = [await server.process(ofWriter.url), await server.process(ofBuilder.url)];
    const rebuild = await builder.beginRebuild();
    const made = signal();
    const swept = signal();
    const written = signal();
    ofWriter.behave((method, path) => {
      if (method !== 'POST' || !path.startsWith('/_aliases')) return 'pass';
      made.send();
      return swept.sent.then(() => 'pass');
    });
    ofBuilder.behave((method, path) => {
      if (method !== 'DELETE' || !path.includes('datasetindex_v2_')) return 'pass';
      swept.send();
      return written.sent.then(() => 'pass');
    });
    const writing = writer.write(puts(document(dataset('x'))), LIVE).finally(written.send);
    await made.sent;
    await builder.discardRebuild(rebuild).finally(swept.send);
    expect(await writing).toMatchObject({ written: 1 });
    expect(await found(builder)).toEqual([dataset('x')]);
  });

  it('should remove an index that a process left without an alias, once it is old', async () => {
    const server = await start();
    const index = await server.process();
    const old = server.named('datasetindex_v2_176000000000000000000');
    await server.ask('PUT', `/${old}`);
    await server.ask('PUT', `/${server.named(`tagindex_v2_${String(Date.now())}00000000`)}`);
    await index.discardRebuild(await index.beginRebuild());
    expect(await server.indices()).toEqual(['metadata_service_index', 'tagindex_v2_generation']);
  });

  it('should keep what is live when an exchange takes effect while its rebuild is discarded', async () => {
    const { server, proxy, index, rebuild } = await filledRebuild();
    const [removing, exchanged] = [signal(), signal()];
    let exchanges = 0;
    proxy.behave((method, path) => {
      if (method === 'DELETE' && path.includes('tagindex_v2_')) {
        removing.send();
        return exchanged.sent.then(() => 'pass');
      }
      if (method !== 'POST' || !path.startsWith('/_aliases') || exchanges === 2) return 'pass';
      exchanges += 1;
      return { late: removing.sent, served: exchanged.send };
    });
    await expect(index.promoteRebuild(rebuild)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await index.discardRebuild(rebuild);
    expect(await found(index)).toEqual([A]);
    expect(await server.indices()).toEqual(['metadata_service_index', 'tagindex_v2_generation']);
    expect(JSON.stringify(await server.ask('GET', `/${server.named('*')}/_alias`))).not.toContain('fate');
  });

  it('should complete an interrupted exchange', async () => {
    const { server, proxy, index, rebuild } = await filledRebuild();
    let isExchanged = false;
    proxy.behave((method, path) => {
      if (isExchanged) return 'drop';
      isExchanged = method === 'POST' && path.startsWith('/_aliases');
      return 'pass';
    });
    await expect(index.promoteRebuild(rebuild)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    proxy.behave(() => 'pass');
    expect(await found(index)).toEqual([B]);
    expect(await index.rebuilds()).toEqual([rebuild]);
    const late = await (await server.process()).write(named(C, 'late'), { live: true, rebuild });
    expect(late).toMatchObject({ written: 1 });
    await index.promoteRebuild(rebuild);
    expect(await found(index)).toEqual([B, C]);
    expect(await index.rebuilds()).toEqual([]);
    expect(await server.indices()).toEqual(['metadata_service_index', 'tagindex_v2_generation']);
  });

  it('should complete an exchange that was interrupted while the replaced indices were removed', async () => {
    const { server, proxy, index, rebuild } = await filledRebuild();
    let isRemoving = false;
    proxy.behave((method, path) => {
      isRemoving ||= method === 'DELETE' && path.includes('tagindex_v2_');
      return isRemoving ? 'drop' : 'pass';
    });
    await expect(index.promoteRebuild(rebuild)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    proxy.behave(() => 'pass');
    for (let time = 0; time < 2; time += 1) await index.promoteRebuild(rebuild);
    expect(await found(index)).toEqual([B]);
    expect(await index.rebuilds()).toEqual([]);
    expect(await server.indices()).toEqual(['metadata_service_index', 'tagindex_v2_generation']);
  });

  it('should find structured properties in an index that another process promoted', async () => {
    const server = await start();
    const [writer, builder] = [await server.process(), await server.process()];
    const text = property('io.team', 'rich_text');
    await writer.write(described(dataset('one'), text, 'the blue team'), LIVE);
    const rebuild = await builder.beginRebuild();
    await builder.promoteRebuild(rebuild);
    await writer.write(described(dataset('two'), text, 'the red team'), LIVE);
    await writer.refresh();
    const where = [[{ field: 'structuredProperties.io.team', condition: 'CONTAIN', values: ['RED'] }]];
    expect(await urnsIn(writer, { types: ['dataset'], where, properties: [text] })).toEqual([dataset('two')]);
  });

  it('should store documents without property values that the index maps otherwise, and tell', async () => {
    const server = await start();
    const index = await server.process();
    const [number, text] = [property('io.size', 'number'), property('io.size', 'string')];
    await index.write(described(dataset('one'), number, 5), LIVE);
    const outcome = await (await server.process()).write(described(dataset('two'), text, 'large'), LIVE);
    expect(outcome.rejected).toEqual([{ urn: dataset('two'), reason: expect.stringContaining('io_size') }]);
    await index.refresh();
    const where = [[{ field: 'structuredProperties.io.size', condition: 'GREATER_THAN', values: ['4'] }]];
    expect(await urnsIn(index, { types: ['dataset'], where, properties: [number] })).toEqual([dataset('one')]);
    expect(await urnsIn(index, { types: ['dataset'] })).toEqual([dataset('one'), dataset('two')]);
  });

  it('should find the values of a property that was created again with another type', async () => {
    const server = await start();
    const index = await server.process();
    const [number, text] = [
      property('io.size', 'number'),
      { ...property('io.size', 'string'), isRetyped: true as const },
    ];
    await index.write(described(dataset('one'), number, 5), LIVE);
    expect(await index.write(described(dataset('two'), text, 'large'), LIVE)).toMatchObject({
      written: 1,
      rejected: [],
    });
    await index.refresh();
    const where = [[{ field: 'structuredProperties.io.size', condition: 'CONTAIN', values: ['arg'] }]];
    expect(await urnsIn(index, { types: ['dataset'], where, properties: [text] })).toEqual([dataset('two')]);
  });

  it('should not take a closed index for an empty one, and reject for a while what goes to it', async () => {
    const server = await start();
    const index = await server.process();
    await index.write([...named(A, 'x'), ...puts(document(dataset('x')))], LIVE);
    await index.refresh();
    await server.ask('POST', `/${server.named('tagindex_v2')}/_close`);
    const other = await server.process();
    for (const asked of [other.search(query({ types: ['tag'] })), other.check()])
      await expect(asked).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(await urnsIn(other, { types: ['dataset'] })).toEqual([dataset('x')]);
    expect(await other.write([...named(B, 'x'), ...puts(document(dataset('y')))], LIVE)).toMatchObject({
      written: 1,
      rejected: [{ urn: B, passes: true }],
    });
    expect(await other.indexedTypes()).toEqual(new Set(['dataset', 'tag']));
    await server.ask('POST', `/${server.named('tagindex_v2')}/_open`);
    expect(await other.write(named(B, 'x'), LIVE)).toMatchObject({ written: 1, rejected: [] });
    expect(await found(await server.process(), 'x')).toEqual([dataset('x'), A, B]);
  });

  it.each(['read_only_allow_delete', 'read_only'])(
    'should reject for a while what goes to an index with the block %s, as on a full disk, and store the rest',
    async (block) => {
      const server = await start();
      const index = await server.process();
      await index.write([...named(A, 'x'), ...puts(document(dataset('x')))], LIVE);
      const set = (name: string, value: boolean | null) =>
        server.ask('PUT', `/${server.named(name)}/_settings`, { [`index.blocks.${block}`]: value });
      await set('tagindex_v2', true);
      const rejected = [{ urn: B, reason: expect.stringContaining('takes no writes at the moment'), passes: true }];
      const both = [...named(B, 'x'), ...puts(document(dataset('y')))];
      expect(await index.write(both, LIVE)).toMatchObject({ written: 1, rejected });
      await index.check();
      await set('datasetindex_v2', true);
      const withField = described(dataset('z'), property('p', 'string'), 'v');
      const refused = await index.write(withField, LIVE).then(({ rejected: [one] }) => one?.reason, String);
      expect(refused).toMatch(/takes no (changes|writes at the moment) \(/);
      await set('tagindex_v2', null);
      await set('datasetindex_v2', null);
      expect(await index.write(both, LIVE)).toMatchObject({ written: 2, rejected: [] });
      expect(await found(index, 'x')).toEqual([dataset('x'), A, B]);
    },
  );

  it('should tell which types have an index, and before it creates one', async () => {
    const server = await start();
    const index = await server.process();
    const created: string[] = [];
    index.beforeCreation((entityType) => Promise.resolve(void created.push(entityType)));
    expect(await index.indexedTypes()).toEqual(new Set());
    await index.write(named(A, 'x'), LIVE);
    expect([await index.indexedTypes(), created]).toEqual([new Set(['tag']), ['tag']]);
    const [physical] = Object.keys(await server.ask('GET', `/${server.named('tagindex_v2')}/_alias`));
    await server.ask('DELETE', `/${physical}`);
    expect(await index.indexedTypes()).toEqual(new Set());
    await index.write(named(B, 'x'), LIVE);
    expect([await found(index), created]).toEqual([[B], ['tag', 'tag']]);
  });

  it('should find by a long text', async () => {
    const server = await start();
    const index = await server.process();
    const description = Array.from({ length: 50 }, (_word, at) => `word${String(at)}`).join(' ');
    await index.write(
      [...named(A, 'x'), ...puts(document(dataset('x'), { datasetProperties: { description } }))],
      LIVE,
    );
    await index.refresh();
    const highlight = SCHEMA.queryFields(SCHEMA.entityTypes());
    const asked = query({ types: SCHEMA.entityTypes(), text: description, highlight });
    expect((await index.search(asked)).hits).toMatchObject([{ urn: dataset('x') }]);
  });

  it('should report an unavailable engine without its address', async () => {
    const server = await start();
    const proxy = await server.proxy();
    const index = await server.process(proxy.url);
    await index.write(named(A, 'x'), LIVE);
    for (const fault of ['drop', 503, 429] as const) {
      proxy.behave(() => fault);
      const failure = index.search(query({ types: ['tag'] }));
      await expect(failure).rejects.toMatchObject({
        code: 'ENGINE_UNAVAILABLE',
        message: expect.not.stringMatching(/127\.0\.0\.1|localhost/),
      });
    }
    proxy.behave(() => 'pass');
    expect(await index.write(named(C, 'x'), LIVE)).toMatchObject({ written: 1 });
  });

  it('should wait for capacity to write', async () => {
    const server = await start();
    const proxy = await server.proxy();
    const index = await server.process(proxy.url);
    await index.write(named(A, 'x'), LIVE);
    let refused = 0;
    proxy.behave((_method, path) => (path.startsWith('/_bulk') && (refused += 1) <= 3 ? 429 : 'pass'));
    expect(await index.write(named(B, 'x'), LIVE)).toMatchObject({ written: 1 });
    expect(proxy.faults()).toBe(3);
  });
}
