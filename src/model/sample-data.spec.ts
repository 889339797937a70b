import { describe, expect } from '@jest/globals';
import { itWhere } from '../../test/support/checkout/needs.js';
import { hasSharedFolder, sharedJson } from '../../test/support/checkout/shared-folder.js';
import { AspectValidator } from './aspect-validator.js';
import { checkEntityUrn } from './entity-urn.js';
import { ModelRegistry } from './registry.js';

interface Proposal {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly aspect: { readonly json?: unknown; readonly value?: string };
}

const registry = ModelRegistry.standard();
const validator = new AspectValidator(registry);

describe('the model, of real metadata', () => {
  for (const file of ['01-definitions.json', '02-data.json', '03-context.json'])
    itWhere(hasSharedFolder, 'facts')(`should accept every urn and known aspect of ${file}`, () => {
      const refused = sharedJson<Proposal[]>('data', 'showcase-ecommerce', file).flatMap(refusal);
      expect(refused).toEqual([]);
    });
});

function refusal({ entityType, entityUrn, aspectName, aspect }: Proposal): readonly unknown[] {
  const spec = registry.entity(entityType).aspects.get(aspectName);
  try {
    checkEntityUrn(registry, entityUrn);
    if (spec === undefined) return [];
    const value: unknown = aspect.json ?? JSON.parse(aspect.value ?? '');
    const accepted = validator.validate(spec, value, entityUrn);
    return JSON.stringify(validator.validate(spec, accepted)) === JSON.stringify(accepted)
      ? []
      : ['changes when validated again'];
  } catch (error) {
    return [error];
  }
}
