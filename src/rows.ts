import { AspectRow, ChangeLogRow, ChangeLogStateRow, EntityRevisionRow, RemovedAspectRow } from './aspects/index.js';
import { WebhookCursorRow, WebhookDeliveryRow } from './administration/index.js';
import { AuditRow } from './foundation/audit/index.js';
import { LogInSessionRow } from './auth/index.js';
import { DanglingReferenceRow, EdgeRow } from './graph/index.js';
import { ChangePublicationRow, RefusedProposalRow } from './ingestion/index.js';
import { IndexRebuildRow, RunIndexRow, SearchIndexRow } from './projection/index.js';

/** The TypeORM entities of the service, for the data source. */
export const ENTITY_ROWS = [
  AspectRow,
  EntityRevisionRow,
  ChangeLogRow,
  ChangeLogStateRow,
  RemovedAspectRow,
  EdgeRow,
  DanglingReferenceRow,
  RunIndexRow,
  IndexRebuildRow,
  SearchIndexRow,
  AuditRow,
  LogInSessionRow,
  RefusedProposalRow,
  ChangePublicationRow,
  WebhookCursorRow,
  WebhookDeliveryRow,
];
