import { AspectTables1760000000000 } from './1760000000000-aspect-tables.js';
import { Edge1760000001000 } from './1760000001000-edge.js';
import { RunIndex1760000002000 } from './1760000002000-run-index.js';
import { Timeseries1760000003000 } from './1760000003000-timeseries.js';
import { Projection1760000004000 } from './1760000004000-projection.js';
import { Task1760000005000 } from './1760000005000-task.js';
import { AspectScan1760000006000 } from './1760000006000-aspect-scan.js';
import { LogInSession1760000007000 } from './1760000007000-log-in-session.js';
import { MetadataAudit1760000008000 } from './1760000008000-metadata-audit.js';
import { DanglingReference1760000009000 } from './1760000009000-dangling-reference.js';
import { RefusedProposal1760000010000 } from './1760000010000-refused-proposal.js';
import { ChangeEvent1760000011000 } from './1760000011000-change-event.js';
import { RemovedAspect1760000012000 } from './1760000012000-removed-aspect.js';
import { AspectTimes1760000013000 } from './1760000013000-aspect-times.js';
import { CommitMark1760000020000 } from './1760000020000-commit-mark.js';
import { Takeover1760000030000 } from './1760000030000-takeover.js';
import { ChangeLog1760000040000 } from './1760000040000-change-log.js';
import { ChangePublication1760000050000 } from './1760000050000-change-publication.js';
import { Webhook1760000060000 } from './1760000060000-webhook.js';
import { TakeoverDelete1760000070000 } from './1760000070000-takeover-delete.js';
import { SeriesRemoval1760000080000 } from './1760000080000-series-removal.js';
import { OperationTime1760000090000 } from './1760000090000-operation-time.js';
import { PropertyField1760000100000 } from './1760000100000-property-field.js';
import { StoreCopy1760000110000 } from './1760000110000-store-copy.js';
import { SeriesCopy1760000120000 } from './1760000120000-series-copy.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  AspectTables1760000000000,
  Edge1760000001000,
  RunIndex1760000002000,
  Timeseries1760000003000,
  Projection1760000004000,
  Task1760000005000,
  AspectScan1760000006000,
  LogInSession1760000007000,
  MetadataAudit1760000008000,
  DanglingReference1760000009000,
  RefusedProposal1760000010000,
  ChangeEvent1760000011000,
  RemovedAspect1760000012000,
  AspectTimes1760000013000,
  CommitMark1760000020000,
  Takeover1760000030000,
  ChangeLog1760000040000,
  ChangePublication1760000050000,
  Webhook1760000060000,
  TakeoverDelete1760000070000,
  SeriesRemoval1760000080000,
  OperationTime1760000090000,
  PropertyField1760000100000,
  StoreCopy1760000110000,
  SeriesCopy1760000120000,
] as const;
