import { describe, expect, it } from '@jest/globals';
import { toAssertionInfo } from './assertion-info.js';
import { asserteeOf } from './stored-assertion.js';

const URN = 'urn:li:assertion:a';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const COLUMN = `urn:li:schemaField:(${DATASET},x)`;

/** Completes the given parts of a value of `assertionInfo`. */
const stored = (info: object) => info as Parameters<typeof toAssertionInfo>[0];

describe('toAssertionInfo', () => {
  it('should show a custom assertion with its columns', () => {
    const info = { type: 'CUSTOM', customAssertion: { type: 'Mine', entity: DATASET, field: COLUMN, operator: 'ODD' } };
    expect(toAssertionInfo(stored(info), URN)).toMatchObject({
      type: 'CUSTOM',
      customAssertion: {
        entityUrn: DATASET,
        field: { urn: COLUMN, path: 'x' },
        fields: [{ urn: COLUMN, path: 'x' }],
        operator: null,
        nativeParameters: [],
      },
    });
  });

  it('should show the columns of a schema', () => {
    const fields = [
      { fieldPath: 'x', nativeDataType: 'int', type: { type: { 'com.linkedin.schema.NumberType': {} } } },
    ];
    const info = { type: 'DATA_SCHEMA', schemaAssertion: { entity: DATASET, schema: { fields } } };
    expect(toAssertionInfo(stored(info), URN)).toMatchObject({
      schemaAssertion: { compatibility: 'EXACT_MATCH', fields: [{ path: 'x', type: 'NUMBER', nativeType: 'int' }] },
    });
  });

  it('should show a legacy assertion on a dataset', () => {
    const datasetAssertion = { dataset: DATASET, scope: 'DATASET_ROWS', operator: 'ODD', nativeParameters: { a: 'b' } };
    expect(toAssertionInfo(stored({ type: 'DATASET', datasetAssertion }), URN)).toMatchObject({
      datasetAssertion: {
        datasetUrn: DATASET,
        operator: '_NATIVE_',
        fields: null,
        nativeParameters: [{ key: 'a', value: 'b' }],
      },
      note: null,
      entityUrn: DATASET,
    });
  });
});

describe('asserteeOf', () => {
  it.each([
    [{ datasetAssertion: { dataset: DATASET } }, DATASET],
    [{ volumeAssertion: { entity: DATASET } }, DATASET],
    [{ entityUrn: DATASET }, DATASET],
    [{ customAssertion: {} }, undefined],
  ])('should find the asserted entity of %j', (info, urn) => {
    expect(asserteeOf(stored(info))).toBe(urn);
  });
});
