import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { valuesJudge } from './structured-property-value.js';

const COUNT = 100;
const text = (at: number): JsonObject => ({ string: `v${at}` });

/** A definition that counts how often its allowed values are read. */
function countedDefinition(): { readonly definition: JsonObject; readonly reads: () => number } {
  let reads = 0;
  const allowedValues = Array.from({ length: COUNT }, (_none, at) => ({
    get value(): JsonObject {
      reads += 1;
      return text(at);
    },
  }));
  const definition = { valueType: 'urn:li:dataType:datahub.string', cardinality: 'MULTIPLE', allowedValues };
  return { definition, reads: () => reads };
}

describe('valuesJudge', () => {
  it('should read the allowed values once, whatever the number of values and assignments', () => {
    const { definition, reads } = countedDefinition();
    const judge = valuesJudge();
    const values = Array.from({ length: COUNT }, (_none, at) => text(at));
    expect([judge(definition, values), judge(definition, values)]).toEqual([undefined, undefined]);
    expect(reads()).toBe(COUNT);
  });

  it('should name the first value that is not allowed', () => {
    const definition = { cardinality: 'MULTIPLE', allowedValues: [{ value: text(1) }, { value: { double: 2 } }] };
    expect(valuesJudge()(definition, [text(1), text(2), text(3)])).toBe(
      ', value: {string=v2} should be one of [{string=v1}, {double=2.0}]',
    );
  });
});
