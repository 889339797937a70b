import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { Urn } from '../../foundation/common/urn.js';
import type { AnnotatedPath, AspectSpec, ModelRegistry, UrnAnnotation } from '../../model/index.js';
import { invalidProposal } from './rule-failure.js';
import { urnsUnder } from './urn-types.js';

/** Urns that the model requires to exist do exist. `checkUrnTypes` checks their types before. */
export function urnAnnotationsRule(registry: ModelRegistry): WriteRule {
  const annotated = new Map(registry.aspects().map((aspect) => [aspect.name, existingPlaces(aspect)]));
  return {
    aspects: [...annotated].filter(([, places]) => places.length > 0).map(([name]) => name),
    async check(planned, context) {
      const { changeType } = planned.proposal;
      if (planned.value === undefined || changeType === 'PATCH' || changeType === 'RESTATE') return;
      for (const { path } of annotated.get(planned.aspect.name) ?? []) {
        for (const urn of urnsUnder(planned.value, path)) await checkExists(registry, planned, context, path, urn);
      }
    },
  };
}

function existingPlaces(aspect: AspectSpec): readonly AnnotatedPath<UrnAnnotation>[] {
  return aspect.urns.filter(({ annotation }) => annotation.exist === true);
}

async function checkExists(
  registry: ModelRegistry,
  planned: PlannedWrite,
  context: RuleContext,
  path: readonly string[],
  urn: string,
): Promise<void> {
  if (await exists(registry, context, urn, Urn.parse(urn).entityType)) return;
  throw invalidProposal(
    planned,
    `Urn validation failure. Urn does not exist. Write ${urn} before you name it at /${path.join('/')}`,
  );
}

async function exists(
  registry: ModelRegistry,
  context: RuleContext,
  urn: string,
  entityType: string,
): Promise<boolean> {
  if (context.changesOf(urn).some(({ value }) => value !== undefined)) return true;
  return (await context.read(urn, registry.entity(entityType).keyAspect.name)) !== undefined;
}
