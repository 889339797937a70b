import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { AuditStamp } from '../../../entities/index.js';

/** Times and actors of the creation, the last change and the deletion. */
@ObjectType()
export class ChangeAuditStamps {
  /** Time and actor of the creation. */
  readonly created!: AuditStamp;
  /** Time and actor of the last change. */
  readonly lastModified!: AuditStamp;
  /** Time and actor of the deletion. */
  readonly deleted?: AuditStamp | null;
}

/** Types of notebook cells. */
export enum NotebookCellType {
  TEXT_CELL = 'TEXT_CELL',
  QUERY_CELL = 'QUERY_CELL',
  CHART_CELL = 'CHART_CELL',
}

registerEnumType(NotebookCellType, { name: 'NotebookCellType', description: 'Types of notebook cells.' });

/** A notebook cell: fields that all types of cells share. */
@ObjectType({ isAbstract: true })
abstract class CellDetails {
  /** Title of the cell; empty if it has none. */
  readonly cellTitle!: string;
  /** Id of the cell in its notebook. */
  readonly cellId!: string;
  /** Times and actors of the creation, the last change and the deletion. */
  readonly changeAuditStamps?: ChangeAuditStamps | null;
}

/** A notebook cell with a chart. */
@ObjectType()
export class ChartCell extends CellDetails {}

/** A notebook cell with text. */
@ObjectType()
export class TextCell extends CellDetails {
  /** The text. */
  readonly text!: string;
}

/** A notebook cell with a query. */
@ObjectType()
export class QueryCell extends CellDetails {
  /** Text of the query. */
  readonly rawQuery!: string;
  /** Time and actor of the last execution. */
  readonly lastExecuted?: AuditStamp | null;
}

/** A cell of a notebook. */
@ObjectType()
export class NotebookCell {
  /** The chart cell, if `type` is CHART_CELL. */
  readonly chartCell?: ChartCell | null;
  /** The text cell, if `type` is TEXT_CELL. */
  readonly textCell?: TextCell | null;
  /** The query cell, if `type` is QUERY_CELL. */
  readonly queryChell?: QueryCell | null;
  /** Type of the cell. */
  readonly type!: NotebookCellType;
}

/** The content of a notebook. */
@ObjectType()
export class NotebookContent {
  /** The cells, from top to bottom. */
  readonly cells!: NotebookCell[];
}
