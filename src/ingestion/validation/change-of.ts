import type { PlannedWrite, RuleContext } from '../../aspects/index.js';

/** The first change of the batch to an aspect of one entity; undefined if the batch does not write it. */
export function changeOf(context: RuleContext, urn: string, aspectName: string): PlannedWrite | undefined {
  return context.changesOf(urn).find(({ aspect }) => aspect.name === aspectName);
}
