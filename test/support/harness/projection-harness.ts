import { AspectRow, EntityRevisionRow } from '../../../src/aspects/index.js';
import { SystemClock } from '../../../src/foundation/common/clock.js';
import { Database } from '../../../src/foundation/database/index.js';
import { ModelRegistry } from '../../../src/model/index.js';
import { DocumentInputs } from '../../../src/projection/documents/document-inputs.js';
import { EntityReader } from '../../../src/projection/documents/entity-reader.js';
import { IndexOperations } from '../../../src/projection/documents/index-operations.js';
import { PropertyDefinitions } from '../../../src/projection/documents/property-definitions.js';
import { BatchProjection } from '../../../src/projection/follow/batch-projection.js';
import { IndexIdentity } from '../../../src/projection/index-state/index-identity.js';
import { IndexMarks } from '../../../src/projection/index-state/index-marks.js';
import { LostIndices } from '../../../src/projection/index-state/lost-indices.js';
import { SearchIndexStore } from '../../../src/projection/index-state/search-index-store.js';
import { EntityProjection, Projector, RebuildRegister, RevisionStore } from '../../../src/projection/index.js';
import { DocumentBuilder, PropertyFields, type SearchIndex, SearchSchema } from '../../../src/search/index.js';
import { MetricsRegistry } from '../../../src/foundation/telemetry/index.js';
import { SqlTimeseriesStore } from '../../../src/timeseries/adapters/sql/sql-timeseries-store.js';
import { SeriesCatalogue } from '../../../src/timeseries/index.js';
import { type AspectHarness, aspectHarness } from './aspect-harness.js';

/** One process that projects: it shares database and index with others that were made of the same. */
export interface ProjectionHarness extends AspectHarness {
  readonly timeseries: SqlTimeseriesStore;
  readonly revisions: RevisionStore;
  readonly rebuilds: RebuildRegister;
  readonly identities: IndexIdentity;
  readonly reader: EntityReader;
  readonly projection: EntityProjection;
  /** Registered with the writer; it follows the writes, and SQL too once `onApplicationBootstrap` is called. */
  readonly projector: Projector;
  readonly metrics: MetricsRegistry;
}

const registry = ModelRegistry.standard();
const schema = new SearchSchema(registry);

/** Builds a process over an open database and an index. */
export function projectionHarness(database: Database, index: SearchIndex): ProjectionHarness {
  const clock = new SystemClock();
  const aspects = aspectHarness(database);
  const revisions = new RevisionStore(database, clock);
  const rebuilds = new RebuildRegister(database);
  const identities = new IndexIdentity(index, new SearchIndexStore(database), revisions);
  const marks = new IndexMarks(index, revisions, identities);
  const timeseries = new SqlTimeseriesStore(database, new SeriesCatalogue(registry));
  const fields = new PropertyFields(aspects.store, database, aspects.listeners);
  fields.onModuleInit();
  const definitions = new PropertyDefinitions(fields, aspects.listeners);
  definitions.onModuleInit();
  const builder = new DocumentBuilder(schema);
  const inputs = new DocumentInputs(schema, builder, aspects.store, timeseries, definitions);
  const planner = new IndexOperations(registry, schema, builder, inputs);
  const reader = new EntityReader(revisions, aspects.store);
  const projection = new EntityProjection(reader, planner, index, rebuilds, revisions, identities, marks);
  const metrics = new MetricsRegistry();
  const batches = new BatchProjection(projection, revisions, metrics);
  const projector = new Projector(
    aspects.listeners,
    index,
    projection,
    batches,
    revisions,
    identities,
    marks,
    new LostIndices(index, schema, revisions, identities),
    clock,
    metrics,
  );
  projector.onModuleInit();
  return { ...aspects, timeseries, revisions, rebuilds, identities, reader, projection, projector, metrics };
}

/** Opens a database for `projectionHarness`. */
export function openDatabase(url: string, exclusive = true): Promise<Database> {
  return Database.open({ url, poolSize: 6, groupSize: 20, exclusive, entities: [AspectRow, EntityRevisionRow] });
}
