import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { textAt, textsAt, valueAt } from './json-access.js';
import { invalid } from './rule-failure.js';
import { entityTypeName } from './structured-property-value.js';

/** Stands for "no stage" in the list of stages that may come before. */
const NO_STAGE = 'urn:li:lifecycleStageType:__NONE__';

/**
 * The lifecycle stage of an entity exists and suits its type. A move that the stage does not allow is undone silently.
 */
export const LIFECYCLE_STAGE: WriteRule = {
  aspects: ['status'],
  async mutate(planned, context) {
    const { value } = planned;
    if (value === undefined) return undefined;
    const stage = changedStage(planned);
    if (stage === undefined) return value;
    return (await allowsMove(planned, context, stage)) ? value : withStoredStage(planned, value);
  },
  async check(planned, context) {
    const stage = changedStage(planned);
    if (stage === undefined) return;
    const info = await stageInfo(context, stage);
    if (info === undefined)
      throw invalid(planned, `Lifecycle stage ${stage} does not exist; write its lifecycleStageTypeInfo first`);
    const types = textsAt(info, 'entityTypes').map(entityTypeName);
    if (types.length > 0 && !types.includes(planned.entity.name.toLowerCase())) {
      throw invalid(planned, `Lifecycle stage ${stage} is for ${types.join(', ')}, not for ${planned.entity.name}`);
    }
  },
};

/** The stage that the write sets, if it differs from the stored one. */
function changedStage({ value, previous }: PlannedWrite): string | undefined {
  const stage = textAt(value, 'lifecycleStage');
  return stage === textAt(previous?.value, 'lifecycleStage') ? undefined : stage;
}

async function stageInfo(context: RuleContext, stage: string): Promise<JsonObject | undefined> {
  return (await context.read(stage, 'lifecycleStageTypeInfo'))?.value;
}

async function allowsMove({ previous }: PlannedWrite, context: RuleContext, stage: string): Promise<boolean> {
  const info = await stageInfo(context, stage);
  if (!Array.isArray(valueAt(info, 'transitionPolicy', 'allowedPreviousStages'))) return true;
  const from = textAt(previous?.value, 'lifecycleStage') ?? NO_STAGE;
  return textsAt(info, 'transitionPolicy', 'allowedPreviousStages').includes(from);
}

function withStoredStage({ previous }: PlannedWrite, value: JsonObject): JsonObject {
  const { lifecycleStage: _refused, ...kept } = value;
  const stored = textAt(previous?.value, 'lifecycleStage');
  return stored === undefined ? kept : { ...kept, lifecycleStage: stored };
}
