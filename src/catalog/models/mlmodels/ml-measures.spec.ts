import { describe, expect, it } from '@jest/globals';
import { analysesOf, costOf, hyperParameterOf } from './ml-measures.js';

describe('Measures of models', () => {
  it.each([
    [{ int: 3 }, { __typename: 'IntBox', intValue: 3 }],
    [{ float: 3 }, { __typename: 'FloatBox', floatValue: 3 }],
    [{ double: 0.5 }, { __typename: 'FloatBox', floatValue: 0.5 }],
    [{ string: 's' }, { __typename: 'StringBox', stringValue: 's' }],
    [{ boolean: false }, { __typename: 'BooleanBox', booleanValue: false }],
  ])('should show the hyperparameter %j', (stored, value) => {
    expect(hyperParameterOf({ setting: stored })).toEqual({ key: 'setting', value });
  });

  it.each([[undefined], [{}]])('should be null for the hyperparameters %j', (settings) => {
    expect(hyperParameterOf(settings)).toBeNull();
  });

  it('should show results and costs', () => {
    expect(analysesOf({ unitaryResults: { string: 'u' } })).toEqual({
      unitaryResults: { __typename: 'StringBox', stringValue: 'u' },
      intersectionalResults: null,
    });
    expect(costOf({ costType: 'ORG_COST_TYPE', cost: { costId: 7 } })).toEqual({
      costType: 'ORG_COST_TYPE',
      costValue: { costId: 7, costCode: null },
    });
  });
});
