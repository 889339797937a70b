import { AspectRow } from '../../../src/aspects/index.js';
import { Authorizer, type Actor } from '../../../src/auth/index.js';
import { userActor } from '../../../src/auth/actor.js';
import { FactStore } from '../../../src/auth/policies/fact-store.js';
import { PolicyStore } from '../../../src/auth/policies/policy-store.js';
import { SecretCipher } from '../../../src/auth/secrets/secret-cipher.js';
import { UserDirectory } from '../../../src/auth/users/user-directory.js';
import { FieldPlaces } from '../../../src/auth/views/field-places.js';
import { LinkedGrants } from '../../../src/auth/views/linked-grants.js';
import { PolicyGrants } from '../../../src/auth/views/policy-grants.js';
import { PolicyViewRestriction } from '../../../src/auth/views/policy-view-restriction.js';
import { UrnSets } from '../../../src/auth/views/urn-sets.js';
import { ReadableEntities } from '../../../src/auth/views/readable-entities.js';
import { ReaderGrants } from '../../../src/auth/views/reader-grants.js';
import { ViewAuthorizer } from '../../../src/auth/views/view-authorizer.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { loadConfig } from '../../../src/foundation/config/index.js';
import { Database } from '../../../src/foundation/database/index.js';
import { EdgeStore } from '../../../src/graph/index.js';
import { EdgeListener } from '../../../src/graph/edge-listener.js';
import { OWNERSHIP_TYPES } from '../../../src/ingestion/validation/ownership-types.rule.js';
import { ModelRegistry } from '../../../src/model/index.js';
import type { SearchDocument, SearchIndex, SearchService } from '../../../src/search/index.js';
import { aspectHarness, context, proposal } from '../harness/aspect-harness.js';
import { MovableClock } from '../harness/authorization-harness.js';
import { testEngines } from '../engines/engines.js';
import { document, SCHEMA } from '../harness/search-documents.js';
import { type Aspects, searchOver } from '../harness/search-harness.js';

/** Every type is restricted but those that nobody is given here. */
const ENVIRONMENT = {
  VIEW_AUTHORIZATION_ENABLED: 'true',
  VIEW_UNRESTRICTED_ENTITY_TYPES: 'ownershipType',
  VIEW_UNRESTRICTED_ENTITY_TYPES_ADD: 'dataPlatform,dataHubPolicy',
};

/** One change: an aspect is written, or an aspect or, without a name, an entity goes. */
export interface ViewWorldChange {
  readonly urn: string;
  readonly aspect?: string;
  readonly value?: JsonObject;
}

/** A store with policies, and an index over it. */
export interface ViewWorld {
  readonly views: ViewAuthorizer;
  readonly restriction: PolicyViewRestriction;
  readonly clock: MovableClock;
  /** Does changes and brings the index up to date. */
  change(changes: readonly ViewWorldChange[]): Promise<void>;
  /** Everything that is stored and has a search document. */
  documents(): readonly SearchDocument[];
  /** The search service over the index as it is now. */
  search(): SearchService;
  /** The documents of what an actor may view, judged one by one. */
  viewable(actor: Actor): Promise<readonly SearchDocument[]>;
  close(): Promise<void>;
}

/** A user by id. */
export const user = (id: string): Actor => userActor(id);

/** Opens a world over an empty index. */
export async function viewWorld(index: SearchIndex, env: Readonly<Record<string, string>> = {}): Promise<ViewWorld> {
  const engine = testEngines()[0];
  const created = await engine?.createDatabase();
  const url = created?.url ?? '';
  const database = await Database.open({ url, poolSize: 2, groupSize: 8, exclusive: true, entities: [AspectRow] });
  const config = loadConfig({ ...ENVIRONMENT, ...env, DATABASE_URL: url });
  const { store, writer, listeners, rules } = aspectHarness(database);
  const [clock, registry] = [new MovableClock(), ModelRegistry.standard()];
  rules.register(OWNERSHIP_TYPES);
  new EdgeListener(listeners).onModuleInit();
  const users = new UserDirectory(store, listeners, clock);
  const policies = new PolicyStore(store, listeners, config, clock);
  const facts = new FactStore(store, listeners, clock);
  const authorizer = new Authorizer(policies, users, facts, config);
  const views = new ViewAuthorizer(
    authorizer,
    store,
    new ReadableEntities(authorizer, store, users, registry),
    registry,
    config,
  );
  const sets = new UrnSets(new EdgeStore(database), store);
  const granting = new PolicyGrants(new FieldPlaces(SCHEMA, registry), sets);
  const linking = new LinkedGrants(index, sets, views, SCHEMA);
  const restriction = new PolicyViewRestriction(
    policies,
    users,
    granting,
    new ReaderGrants(granting, linking, SCHEMA, registry),
    linking,
    views,
    new SecretCipher('a key of tests', { readsV1: false }),
    listeners,
    clock,
    config,
    SCHEMA,
  );
  for (const listener of [users, policies, facts, restriction]) listener.onModuleInit();

  let [aspects, revision]: [Aspects, number] = [{}, 0];
  let documents: readonly SearchDocument[] = [];
  const readAll = async (): Promise<Aspects> => {
    const urns = await Promise.all(SCHEMA.entityTypes().map((type) => store.listUrns(type, 0, 10_000)));
    const found = await store.latest(urns.flatMap((page) => page.urns));
    return Object.fromEntries(
      [...found].map(([urn, records]) => [
        urn,
        Object.fromEntries([...records].map(([name, { value }]) => [name, value])),
      ]),
    );
  };
  return {
    views,
    restriction,
    clock,
    change: async (changes) => {
      for (const { urn, aspect, value } of changes) {
        if (aspect === undefined) await writer.deleteEntity(urn, context());
        else if (value === undefined) await writer.deleteAspect(urn, aspect, context());
        else await writer.write([proposal(urn, aspect, value)], context());
      }
      const before = Object.keys(aspects);
      aspects = await readAll();
      revision += 1;
      documents = Object.entries(aspects).map(([urn, values]) => document(urn, values, { revision }));
      const gone = before.filter((urn) => !(urn in aspects));
      await index.write(
        [
          ...documents.map((one) => ({ kind: 'put', document: one }) as const),
          ...gone.map((urn) => ({ kind: 'remove', entityType: urn.split(':')[2] ?? '', urn, revision }) as const),
        ],
        { live: true },
      );
      await index.refresh();
      clock.time += 10_000;
    },
    documents: () => documents,
    search: () => searchOver(index, aspects, restriction).service,
    viewable: async (actor) => {
      const urns = await views.viewable(
        actor,
        documents.map(({ urn }) => urn),
      );
      return documents.filter(({ urn }) => urns.has(urn));
    },
    close: async () => {
      await database.close();
      await created?.drop();
    },
  };
}
