import type { AspectRecord } from '../aspects/index.js';
import { exactJson } from '../foundation/json/exact-json.js';
import type { EntityFieldResolver } from './entity-mapping.js';
import type { AspectParams } from './shared/aspect-params.input.js';
import type { RawAspect } from './shared/raw-aspect.model.js';

/**
 * Resolves `aspects(input)`: stored aspects as JSON text. No aspect of the model declares how to render it, so
 * `autoRenderOnly` selects none.
 */
export const rawAspectsField: EntityFieldResolver<{ input?: AspectParams | null }> = async (
  source,
  { input },
  context,
) => {
  if (input?.autoRenderOnly === true) return [];
  const aspects = await context.entities.allAspects(source.urn);
  const shown = select(aspects, input?.aspectNames ?? undefined);
  return shown.filter((record) => !context.entities.isSecret(record)).map(toRawAspect);
};

function select(aspects: ReadonlyMap<string, AspectRecord>, names: readonly string[] | undefined): AspectRecord[] {
  const records = [...aspects.values()];
  return names === undefined ? records : records.filter((record) => names.includes(record.aspect));
}

function toRawAspect(record: AspectRecord): RawAspect {
  return { aspectName: record.aspect, payload: exactJson(record.value), renderSpec: null };
}
