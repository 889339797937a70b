import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { AuditStamp } from '../../../entities/index.js';

/** When something was made, changed and removed. */
@ObjectType()
export class ChangeAuditStamps {
  /** When it was made, and by whom. */
  readonly created!: AuditStamp;
  /** When it was changed last, and by whom. */
  readonly lastModified!: AuditStamp;
  /** When it was removed, and by whom. */
  readonly deleted?: AuditStamp | null;
}

/** Kinds of the cells of a notebook. */
export enum NotebookCellType {
  TEXT_CELL = 'TEXT_CELL',
  QUERY_CELL = 'QUERY_CELL',
  CHART_CELL = 'CHART_CELL',
}

registerEnumType(NotebookCellType, { name: 'NotebookCellType', description: 'Kinds of the cells of a notebook.' });

/** What all cells of a notebook have. */
@ObjectType({ isAbstract: true })
abstract class CellDetails {
  /** Title of the cell; empty where there is none. */
  readonly cellTitle!: string;
  /** Id of the cell in its notebook. */
  readonly cellId!: string;
  /** When the cell was made, changed and removed. */
  readonly changeAuditStamps?: ChangeAuditStamps | null;
}

/** A cell of a notebook that holds a chart. */
@ObjectType()
export class ChartCell extends CellDetails {}

/** A cell of a notebook that holds text. */
@ObjectType()
export class TextCell extends CellDetails {
  /** The text. */
  readonly text!: string;
}

/** A cell of a notebook that holds a query. */
@ObjectType()
export class QueryCell extends CellDetails {
  /** Text of the query. */
  readonly rawQuery!: string;
  /** When the query last ran, and for whom. */
  readonly lastExecuted?: AuditStamp | null;
}

/** A cell of a notebook. */
@ObjectType()
export class NotebookCell {
  /** The cell, when it holds a chart. */
  readonly chartCell?: ChartCell | null;
  /** The cell, when it holds text. */
  readonly textCell?: TextCell | null;
  /** The cell, when it holds a query. */
  readonly queryChell?: QueryCell | null;
  /** What the cell holds. */
  readonly type!: NotebookCellType;
}

/** What a notebook holds. */
@ObjectType()
export class NotebookContent {
  /** The cells, from top to bottom. */
  readonly cells!: NotebookCell[];
}
