import { instancePlatform } from '../assets/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  keyField,
  mapping,
  withCustomProperties,
} from '../../../entities/index.js';
import { editableNotebookProperties, notebookContent, notebookInfo, type ValueOf } from '../../../model/index.js';
import { Notebook } from './notebook.model.js';
import { toolPlatform } from './tool-platform.js';

const content: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, notebookContent);
  return { cells: (value?.cells ?? []).map(toCell) };
};

/** The GraphQL mapping of notebooks. */
export const NOTEBOOK = mapping(Notebook, 'notebook', {
  tool: keyField('notebookTool'),
  notebookId: keyField('notebookId'),
  platform: instancePlatform(toolPlatform('notebookTool')),
  info: aspectField(notebookInfo, withCustomProperties),
  editableProperties: aspectField(editableNotebookProperties),
  content,
});

function toCell({ type, chartCell, textCell, queryCell }: ValueOf<typeof notebookContent>['cells'][number]): object {
  return { type, chartCell: titled(chartCell), textCell: titled(textCell), queryChell: titled(queryCell) };
}

function titled(cell: { readonly cellTitle?: string } | undefined): object | null {
  return cell === undefined ? null : { ...cell, cellTitle: cell.cellTitle ?? '' };
}
