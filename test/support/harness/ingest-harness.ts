import { fake } from './fake.js';
import {
  AspectRow,
  type AspectStore,
  ChangeLog,
  type ChangeProposal,
  ChangeWatch,
  type WriteListeners,
  type WriteResult,
  WriteSwitch,
} from '../../../src/aspects/index.js';
import type { AuditTrail } from '../../../src/foundation/audit/index.js';
import {
  type Actor,
  type Authorizer,
  ReadableFields,
  type ResourceSpec,
  type ViewAuthorizer,
} from '../../../src/auth/index.js';
import { Clock } from '../../../src/foundation/common/clock.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import type { AppConfig } from '../../../src/foundation/config/index.js';
import { Database } from '../../../src/foundation/database/index.js';
import { EdgeStore } from '../../../src/graph/index.js';
import { EdgeListener } from '../../../src/graph/edge-listener.js';
import { type IngestOptions, IngestService, RefusedProposalStore } from '../../../src/ingestion/index.js';
import { siblingAssociationRule } from '../../../src/ingestion/validation/sibling-association.rule.js';
import { writeRules } from '../../../src/ingestion/validation/rules.js';
import { WriteRights } from '../../../src/ingestion/validation/write-rights.js';
import { WriteAudit } from '../../../src/ingestion/write-audit.js';
import { LaterWrites } from '../../../src/ingestion/later-writes.js';
import { SeriesChanges } from '../../../src/ingestion/series-changes.js';
import { SeriesValues } from '../../../src/ingestion/series-values.js';
import { WriteContexts } from '../../../src/ingestion/write-contexts.js';
import { SeriesEvents } from '../../../src/ingestion/series-events.js';
import { PatchReads } from '../../../src/ingestion/patch-reads.js';
import { WriteAuthorizer } from '../../../src/ingestion/write-authorizer.js';
import { AspectValidator, ModelRegistry } from '../../../src/model/index.js';
import {
  SeriesCatalogue,
  type TimeseriesDocument,
  type TimeseriesSelection,
  type TimeseriesStore,
  type TimeseriesUrns,
  ValueDeletes,
} from '../../../src/timeseries/index.js';
import { aspectHarness, proposal } from './aspect-harness.js';
import { testEngines } from '../engines/engines.js';
import { fakeAuthorizer } from './fake-authorizer.js';

/** A question put to the authorizer; for operations `asked` holds the operation. */
export interface Question {
  readonly actor: string;
  readonly asked: readonly string[];
  readonly resource: ResourceSpec | undefined;
  readonly subResources: readonly string[];
}

/** The ingest service over a database of its own, with rights that the test decides. */
export interface IngestHarness {
  readonly service: IngestService;
  readonly store: AspectStore;
  readonly listeners: WriteListeners;
  /** What was asked of the authorizer, in order; a test may empty it. */
  readonly questions: Question[];
  /** Answers of the authorizer: everything is allowed unless a test replaces it. */
  allows: (question: Question) => boolean;
  /** Whether the actor of a write holds all that a user or group holds: so it is unless a test replaces it. */
  covers: (holder: string) => boolean;
  /** Documents appended to time series. */
  readonly documents: TimeseriesDocument[];
  /** Deletes of time series. */
  readonly deletes: TimeseriesSelection[];
  /** Upserts one aspect as `actor`, by default with the rights of no API. */
  write(
    urn: string,
    aspect: string,
    value: JsonObject,
    more?: Partial<ChangeProposal>,
    by?: Partial<By>,
  ): Promise<readonly WriteResult[]>;
  /** The stored value. */
  value(urn: string, aspect: string): Promise<JsonObject | undefined>;
  close(): Promise<void>;
}

/** Who writes, and how. */
export interface By {
  readonly actor: Actor;
  readonly options: IngestOptions;
}

/** An ordinary user. */
export const ALICE: Actor = { urn: 'urn:li:corpuser:alice', id: 'alice', isSystem: false };
/** Proposals of a caller whose privileges are not asked for. */
export const UNCHECKED: IngestOptions = { source: 'RESTLI', proposedByCaller: true, authorize: false };

class FixedClock extends Clock {
  now(): number {
    return 1000;
  }
}

/** Opens a harness; `restAuthorization` off switches the privileges of the APIs off. */
export async function ingestHarness(restAuthorization = true): Promise<IngestHarness> {
  const engine = testEngines()[0];
  const created = await engine?.createDatabase();
  const database = await Database.open({
    url: created?.url ?? '',
    poolSize: 4,
    groupSize: 20,
    exclusive: true,
    entities: [AspectRow],
  });
  const aspects = aspectHarness(database);
  new EdgeListener(aspects.listeners).onModuleInit();
  const registry = ModelRegistry.standard();
  const questions: Question[] = [];
  const answer = (question: Question): Promise<boolean> => {
    questions.push(question);
    return Promise.resolve(harness.allows(question));
  };
  const authorizer: Pick<Authorizer, 'can' | 'canOperate'> = {
    can: (actor, asked, resource, ...[subResources]) =>
      answer({ actor: actor.urn, asked, resource, subResources: subResources ?? [] }),
    canOperate: (actor, _group, operation, resource) =>
      answer({ actor: actor.urn, asked: [operation], resource, subResources: [] }),
  };
  const options = { systemActorUrns: new Set(['urn:li:corpuser:__datahub_system']), restAuthorization };
  const rights = new WriteRights(authorizer, options, {
    covers: (_actor, holder) => Promise.resolve(harness.covers(holder)),
  });
  aspects.rules.register(
    ...writeRules({ registry, aspects: aspects.store, edges: new EdgeStore(database), rights, maxWebhooks: 20 }),
  );
  aspects.rules.register(siblingAssociationRule());
  const documents: TimeseriesDocument[] = [];
  const deletes: TimeseriesSelection[] = [];
  const timeseries = fake<TimeseriesStore>({
    append: (added: readonly TimeseriesDocument[]) => Promise.resolve(void documents.push(...added)),
    deleteValues: (selection: TimeseriesSelection) => Promise.resolve(deletes.push(selection)),
    urns: ({ aspectName, runId }: TimeseriesUrns) => {
      const found = documents.filter((one) => one.aspectName === aspectName && one.runId === runId);
      return Promise.resolve({ urns: [...new Set(found.map(({ urn }) => urn))] });
    },
  });
  const config = { auth: { restAuthorization }, events: { enabled: true }, http: { itemsLimit: 10_000 } } as AppConfig;
  const log = new ChangeLog(database);
  const viewable = fake<ViewAuthorizer>({ mayView: () => Promise.resolve(true) });
  const fields = new ReadableFields(fake<Authorizer>(authorizer), registry);
  const reads = new PatchReads(viewable, fields);
  const validator = new AspectValidator(registry);
  const [clock, writes] = [new FixedClock(), new WriteSwitch()];
  const series = new SeriesValues(
    registry,
    timeseries,
    new ValueDeletes(timeseries),
    aspects.writer,
    new WriteAudit(aspects.listeners, fake<AuditTrail>({ record: () => undefined })),
    new SeriesEvents(log, new ChangeWatch(aspects.listeners, log), config),
    new SeriesChanges(database, timeseries, new SeriesCatalogue(registry), aspects.writer, clock),
  );
  const service = new IngestService(
    registry,
    validator,
    new WriteAuthorizer(fakeAuthorizer(authorizer), aspects.store, reads, config),
    new WriteContexts(clock, writes),
    aspects.writer,
    series,
    new LaterWrites(validator, new RefusedProposalStore(database, clock)),
    writes,
  );
  const harness: IngestHarness = {
    service,
    store: aspects.store,
    listeners: aspects.listeners,
    questions,
    allows: () => true,
    covers: () => true,
    documents,
    deletes,
    write: (urn, aspect, value, more = {}, by = {}) => {
      const { value: _value, ...withoutValue } = proposal(urn, aspect, value, more);
      const one = more.patch === undefined ? { ...withoutValue, value } : withoutValue;
      return service.ingest([one], by.actor ?? ALICE, by.options ?? UNCHECKED);
    },
    value: async (urn, aspect) => (await aspects.store.latestOne(urn, aspect))?.value,
    close: async () => {
      await database.close();
      await created?.drop();
    },
  };
  return harness;
}
