import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { describeFailure } from '../../foundation/http/failure.js';
import { ModelRegistry } from '../../model/index.js';
import { openapiErrorStyle } from './openapi-error-style.js';
import { flagOf, integerOf, listOf } from './query.js';
import { wantedOfBody } from './v3/batch-get.js';
import { parseEntityPath } from './v3/entity-path.js';

const registry = ModelRegistry.standard();
const S3 = 'urn:li:dataset:(urn:li:dataPlatform:s3,a/b/ownership,PROD)';
const encode = (urn: string): string => encodeURIComponent(urn).replaceAll('(', '%28').replaceAll(')', '%29');

describe('parseEntityPath', () => {
  it.each([
    ['urn:li:tag:a', 'urn:li:tag:a', undefined],
    ['urn%3Ali%3Atag%3Aa', 'urn:li:tag:a', undefined],
    [S3, S3, undefined],
    [encode(S3), S3, undefined],
    [`${S3}/datasetProperties`, S3, 'datasetProperties'],
    [`${S3}/datasetproperties`, S3, 'datasetproperties'],
    [`${encode(S3)}/datasetProperties`, S3, 'datasetProperties'],
    [`${S3}/noSuchAspect`, S3, 'noSuchAspect'],
    ['urn:li:tag:a/b', 'urn:li:tag:a/b', undefined],
    ['urn:li:tag:a/status', 'urn:li:tag:a', 'status'],
    ['urn:li:tag:a/b/status', 'urn:li:tag:a/b', 'status'],
    ['urn%3Ali%3Atag%3Aa/b', 'urn:li:tag:a', 'b'],
    ['urn%3Ali%3Atag%3Aa%2Fstatus', 'urn:li:tag:a/status', undefined],
    ['urn:li:tag:a%2Fstatus', 'urn:li:tag:a/status', undefined],
    ['urn%3Ali%3Atag%3A100%2525', 'urn:li:tag:100%25', undefined],
  ])('should read %s', (path, urn, aspectName) => {
    expect(parseEntityPath({ type: 'dataset', rest: path }, registry)).toEqual({ urn, aspectName });
  });

  it.each(['nonsense', 'urn:li:dataset:(a', 'x/status', 'urn:li:tag:%E2'])('should refuse %s', (path) => {
    expect(() => parseEntityPath({ type: 'dataset', rest: path }, registry)).toThrow(DomainError);
  });
});

function malformed(text: string): DomainError {
  try {
    return new DomainError('INTERNAL', `${Urn.parse(text).toString()} is a urn`);
  } catch (error) {
    return error as DomainError;
  }
}

describe('openapiErrorStyle', () => {
  const request = { method: 'GET', path: '/openapi/x', originalPath: '/openapi/x', url: '/openapi/x', headers: {} };

  it.each<[DomainError, number, object]>([
    [new DomainError('NOT_FOUND', 'No endpoint GET /openapi/x.'), 404, { error: 'No endpoint GET /openapi/x.' }],
    [new DomainError('MALFORMED_URN', 'Invalid urn!: x'), 400, { error: 'Invalid urn!: x' }],
    [
      new DomainError('INVALID_ARGUMENT', 'Missing `urn` field'),
      400,
      { error: 'Missing `urn` field', message: 'Missing `urn` field' },
    ],
    [
      new DomainError('INVALID_ARGUMENT', 'x', { details: { brokenJson: true } }),
      400,
      { error: 'Invalid JSON format', message: 'x' },
    ],
    [
      malformed('urn:li:tag'),
      400,
      {
        error: 'Invalid URN format: Failed to retrieve entity with urn urn:li:tag, invalid urn',
        message: expect.stringContaining('Invalid urn!: urn:li:tag (expected'),
      },
    ],
    [new DomainError('VALIDATION_FAILED', 'x'), 400, { error: 'Validation Error', message: 'x' }],
    [
      new DomainError('VALIDATION_FAILED', 'x', { details: { urn: 'u', aspect: 'a' } }),
      400,
      {
        error: 'Validation Error',
        message: 'Failed to validate MCP due to: ValidationExceptionCollection{EntityAspect:(u,a) Exceptions: [x]}',
      },
    ],
    [new DomainError('PRECONDITION_FAILED', 'x'), 412, { error: 'Precondition Error' }],
    [new DomainError('CONTENT_FORBIDDEN', 'x'), 403, { error: 'Authorization Error' }],
    [
      new DomainError('FORBIDDEN', 'a is unauthorized'),
      403,
      { error: 'a is unauthorized', message: 'a is unauthorized' },
    ],
    [new DomainError('ACTOR_INACTIVE', 'Actor is not active'), 403, { error: 'Actor is not active' }],
    [
      new DomainError('TRANSACTION_CONFLICT', 'x'),
      503,
      {
        error: 'Failed to add after 3 retries due to transaction conflict',
        code: 'DATABASE_TRANSACTION_CONFLICT',
        retryable: true,
      },
    ],
    [new DomainError('INTERNAL', 'x'), 500, { error: 'Internal server error occurred' }],
  ])('should word %s', (error, status, body) => {
    const answer = openapiErrorStyle.answer(request, describeFailure(error));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(answer.body).toHaveProperty('message');
  });
});

describe('query', () => {
  it('should read flags, numbers and lists', () => {
    const query = { async: 'False', version: '-2', aspects: ['a,b', 'c'], aspectNames: ' d ' };
    expect(flagOf(query, 'async', true)).toBe(false);
    expect(flagOf(query, 'other', true)).toBe(true);
    expect(integerOf(query, 'version', 0)).toBe(-2);
    expect(listOf(query, 'aspects', 'aspectNames')).toEqual(['a', 'b', 'c', 'd']);
    expect(listOf(query, 'none')).toBeUndefined();
  });

  it.each<[() => unknown, string]>([
    [() => flagOf({ async: 'yes' }, 'async', true), 'must be true or false'],
    [() => integerOf({ version: 'x' }, 'version', 0), 'must be a whole number'],
  ])('should refuse what it cannot read', (read, reason) => {
    expect(read).toThrow(reason);
  });
});

describe('wantedOfBody', () => {
  const names = async (body: unknown): Promise<unknown> =>
    (await wantedOfBody(body, registry)).map(({ urn, aspects }) => [
      urn,
      aspects.map(({ spec, version }) => [spec.name, version]),
    ]);

  it('should answer items that ask for the same once', async () => {
    const urn = 'urn:li:tag:a';
    const old = { urn, status: { headers: { 'If-Version-Match': 2 } } };
    expect(await names([{ urn, status: {} }, old, { urn, STATUS: {}, status: null }, old])).toEqual([
      [urn, [['status', 0]]],
      [urn, [['status', 2]]],
    ]);
    expect(await wantedOfBody([{ urn }, { urn, nope: {} }, { urn }], registry)).toHaveLength(1);
  });

  it('should want the aspects of all items of a urn in one entity', async () => {
    const urn = 'urn:li:tag:a';
    const other = { urn: 'urn:li:tag:b', status: {} };
    expect(await names([{ urn, status: {} }, other, { urn, tagProperties: {} }])).toEqual([
      [
        urn,
        [
          ['status', 0],
          ['tagProperties', 0],
        ],
      ],
      ['urn:li:tag:b', [['status', 0]]],
    ]);
  });

  it('should read versions and ignore unknown aspects', async () => {
    const body = [
      { urn: 'urn:li:tag:a', tagProperties: { headers: { 'if-version-match': '3' } }, status: {}, nope: {} },
    ];
    expect(await names(body)).toEqual([
      [
        'urn:li:tag:a',
        [
          ['tagProperties', 3],
          ['status', 0],
        ],
      ],
    ]);
  });

  it('should want all aspects when no known one is named', async () => {
    const [wanted] = await wantedOfBody([{ urn: 'urn:li:tag:a', nope: {} }], registry);
    expect(wanted?.aspects.length).toBe(registry.entity('tag').aspects.size);
  });

  it.each<[unknown, string]>([
    [{}, 'must be an array'],
    [[{}], 'Missing `urn` field'],
    [[{ urn: 'x' }], 'Invalid urn!'],
    [[{ urn: 'urn:li:nothing:a' }], 'Failed to find entity'],
    [[{ urn: 'urn:li:tag:a', status: { headers: { 'If-Version-Match': '-1' } } }], 'If-Version-Match'],
  ])('should refuse %j', async (body, reason) => {
    await expect(wantedOfBody(body, registry)).rejects.toThrow(reason);
  });
});
