import { instancePlatform } from '../assets/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  keyField,
} from '../../../entities/index.js';
import type { NotebookCell, NotebookCellType } from './notebook-content.model.js';
import { toolPlatform } from './tool-platform.js';

interface StoredCell extends Omit<NotebookCell, 'queryChell' | 'type'> {
  readonly queryCell?: NotebookCell['queryChell'];
  readonly type: NotebookCellType;
}

interface StoredInfo {
  readonly customProperties?: Readonly<Record<string, string>>;
}

const content: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const stored = (await entities.value(urn, 'notebookContent'))?.['cells'] as readonly StoredCell[] | undefined;
  return { cells: (stored ?? []).map(toCell) };
};

/** How a notebook shows in GraphQL. */
export const NOTEBOOK: EntityMapping = {
  entityType: 'notebook',
  typeName: 'Notebook',
  fields: {
    tool: keyField('notebookTool'),
    notebookId: keyField('notebookId'),
    platform: instancePlatform(toolPlatform('notebookTool')),
    info: aspectField<StoredInfo>('notebookInfo', (info, { urn }) => ({
      ...info,
      customProperties: customProperties(info.customProperties, urn),
    })),
    editableProperties: aspectField('editableNotebookProperties'),
    content,
  },
};

function toCell({ type, chartCell, textCell, queryCell }: StoredCell): NotebookCell {
  return { type, chartCell: titled(chartCell), textCell: titled(textCell), queryChell: titled(queryCell) };
}

function titled<Cell extends { readonly cellTitle?: string }>(cell: Cell | null | undefined): Cell | null {
  return cell == null ? null : { ...cell, cellTitle: cell.cellTitle ?? '' };
}
