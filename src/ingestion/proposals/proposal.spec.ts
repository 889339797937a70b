import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import { proposalFromJson } from './proposal.js';

const TAG = 'urn:li:tag:a';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const VALUE = { name: 'n' };
const registry = ModelRegistry.standard();

const raw = (more: JsonObject = {}): JsonObject => ({
  entityType: 'tag',
  entityUrn: TAG,
  changeType: 'UPSERT',
  aspectName: 'tagProperties',
  aspect: { value: JSON.stringify(VALUE), contentType: 'application/json' },
  ...more,
});
const generic = (value: unknown): JsonObject => ({ value: JSON.stringify(value) });
const patch = (value: unknown): JsonObject =>
  raw({ changeType: 'PATCH', aspect: { ...generic(value), contentType: 'application/json-patch+json' } });

const PARSED = { urn: TAG, entityType: 'tag', aspectName: 'tagProperties', changeType: 'UPSERT', value: VALUE };

describe('proposalFromJson', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['a value as JSON text', {}, {}],
    ['a value as an object', { aspect: { value: VALUE } }, {}],
    ['an entity type in another case', { entityType: 'TAG' }, {}],
    ['no entity type', { entityType: null }, {}],
    ['explicit nulls', { auditHeader: null, systemMetadata: null, headers: null, entityKeyAspect: null }, {}],
    ['unknown members', { unknown: 1 }, {}],
    ['every accepted change type', { changeType: 'CREATE_ENTITY' }, { changeType: 'CREATE_ENTITY' }],
    ['headers', { headers: { 'If-Version-Match': '1', none: null } }, { headers: { 'If-Version-Match': '1' } }],
    [
      'system metadata',
      {
        systemMetadata: {
          lastObserved: 1,
          runId: 'r',
          pipelineName: null,
          properties: { a: 'b' },
          unknown: 1,
          aspectCreated: { time: 1, actor: 'a', message: null },
        },
      },
      {
        systemMetadata: { lastObserved: 1, runId: 'r', properties: { a: 'b' }, aspectCreated: { time: 1, actor: 'a' } },
      },
    ],
    [
      'system metadata as JSON text',
      { systemMetadata: '{"lastObserved":0,"runId":"r"}' },
      { systemMetadata: { lastObserved: 0, runId: 'r' } },
    ],
    ['the key in place of the urn', { entityUrn: null, entityKeyAspect: generic({ name: 'a' }) }, {}],
  ])('should take %s', (_name, given, expected) => {
    expect(proposalFromJson(raw(given), registry)).toEqual({ ...PARSED, ...expected });
  });

  it.each([
    ['an array', [{ op: 'ADD', path: '/name', value: 'x' }], { patch: [{ op: 'add', path: '/name', value: 'x' }] }],
    [
      'an object',
      {
        patch: [
          { op: 'remove', path: '/a//b', value: {} },
          { op: 'move', from: '/a', path: '' },
        ],
        arrayPrimaryKeys: { tags: ['tag'] },
        forceGenericPatch: false,
      },
      {
        patch: [
          { op: 'remove', path: '/a//b', value: {} },
          { op: 'move', from: '/a', path: '' },
        ],
        arrayPrimaryKeys: { tags: ['tag'] },
        forceGenericPatch: false,
      },
    ],
    ['an object with nulls', { patch: [], arrayPrimaryKeys: null, forceGenericPatch: null }, { patch: [] }],
  ])('should take a patch as %s', (_name, given, expected) => {
    const { value: _value, ...rest } = PARSED;
    expect(proposalFromJson(patch(given), registry)).toEqual({ ...rest, changeType: 'PATCH', patch: expected });
  });

  it.each<[string, unknown, string, RegExp]>([
    ['something else than an object', [], 'INVALID_ARGUMENT', /must be a JSON object/],
    [
      'an unknown entity type',
      raw({ entityUrn: 'urn:li:nothing:a' }),
      'VALIDATION_FAILED',
      /Failed to find entity with name nothing/,
    ],
    [
      'an unknown entity type without urn',
      raw({ entityUrn: null, entityType: 'nothing' }),
      'VALIDATION_FAILED',
      /Failed to find entity with name nothing/,
    ],
    [
      'another entity type than the urn',
      raw({ entityType: 'dataset' }),
      'VALIDATION_FAILED',
      /^URN entity type does not match MCP entity type\. tag != dataset$/,
    ],
    ['neither urn nor type', raw({ entityUrn: null, entityType: null }), 'INVALID_ARGUMENT', /entityUrn is required/],
    ['neither urn nor key', raw({ entityUrn: null }), 'INVALID_ARGUMENT', /entityKeyAspect/],
    [
      'a key without its parts',
      raw({ entityUrn: null, entityKeyAspect: generic({}) }),
      'VALIDATION_FAILED',
      /tagKey\/name is required/,
    ],
    ['a text that is no urn', raw({ entityUrn: 'tag' }), 'MALFORMED_URN', /Invalid urn/],
    ['a urn with white space', raw({ entityUrn: `${TAG} ` }), 'MALFORMED_URN', /white space/],
    ['a urn with the unit separator', raw({ entityUrn: 'urn:li:tag:a␟b' }), 'MALFORMED_URN', /␟/],
    ['a urn that is too long', raw({ entityUrn: `urn:li:tag:${'ä'.repeat(100)}` }), 'MALFORMED_URN', /512/],
    [
      'a urn whose key does not fit',
      raw({ entityUrn: 'urn:li:dataset:a', entityType: 'dataset' }),
      'MALFORMED_URN',
      /3 part/,
    ],
    ['no aspect name', raw({ aspectName: null }), 'INVALID_ARGUMENT', /aspectName is required/],
    [
      'an unknown aspect',
      raw({ aspectName: 'nothing' }),
      'VALIDATION_FAILED',
      /^Unknown aspect nothing for entity tag$/,
    ],
    ['a DELETE', raw({ changeType: 'DELETE' }), 'INVALID_ARGUMENT', /\/entities\?action=delete/],
    ['a RESTATE', raw({ changeType: 'RESTATE' }), 'INVALID_ARGUMENT', /not accepted/],
    [
      'an unknown change type',
      raw({ changeType: 'upsert' }),
      'INVALID_ARGUMENT',
      /changeType must be one of UPSERT, CREATE/,
    ],
    ['no change type', raw({ changeType: null }), 'INVALID_ARGUMENT', /changeType must be one of/],
    [
      'a CREATE of a time series',
      { ...raw({ entityUrn: DATASET, entityType: 'dataset', aspectName: 'datasetProfile' }), changeType: 'CREATE' },
      'INVALID_ARGUMENT',
      /UPSERT only/,
    ],
    ['no aspect', raw({ aspect: null }), 'INVALID_ARGUMENT', /aspect is required/],
    ['an aspect that is text', raw({ aspect: '{}' }), 'INVALID_ARGUMENT', /aspect must be an object/],
    ['an aspect without value', raw({ aspect: {} }), 'INVALID_ARGUMENT', /aspect\.value is required/],
    [
      'another content type',
      raw({ aspect: { value: '{}', contentType: 'text/plain' } }),
      'INVALID_ARGUMENT',
      /contentType must be one of/,
    ],
    ['text that is not JSON', raw({ aspect: { value: '{' } }), 'VALIDATION_FAILED', /aspect\.value is not valid JSON/],
    ['a value that is no object', raw({ aspect: { value: '[]' } }), 'VALIDATION_FAILED', /must be a JSON object/],
    [
      'a value that is too large',
      raw({ aspect: { value: ' '.repeat(16_000_001) } }),
      'VALIDATION_FAILED',
      /Aspect size validation failed/,
    ],
    [
      'system metadata of another type',
      raw({ systemMetadata: [] }),
      'INVALID_ARGUMENT',
      /systemMetadata must be an object/,
    ],
    ['a run id that is no text', raw({ systemMetadata: { runId: 1 } }), 'INVALID_ARGUMENT', /systemMetadata\.runId/],
    [
      'a run id with a zero character',
      raw({ systemMetadata: { runId: 'a\0' } }),
      'INVALID_ARGUMENT',
      /systemMetadata\.runId holds a zero character/,
    ],
    [
      'properties that are no texts',
      raw({ systemMetadata: { properties: { a: 1 } } }),
      'INVALID_ARGUMENT',
      /systemMetadata\.properties\.a/,
    ],
    ['a header that is no text', raw({ headers: { a: 1 } }), 'INVALID_ARGUMENT', /headers\.a/],
    ['a patch that is text', patch('x'), 'INVALID_ARGUMENT', /array of operations/],
    ['a patch without operations', patch({}), 'INVALID_ARGUMENT', /array of operations/],
    ['an operation that is none', patch([1]), 'INVALID_ARGUMENT', /patch\[0\] must be an object/],
    ['an unknown operation', patch([{ op: 'merge', path: '/a' }]), 'INVALID_ARGUMENT', /Unsupported PATCH operation/],
    ['an add without value', patch([{ op: 'add', path: '/a' }]), 'INVALID_ARGUMENT', /patch\[0\]\.value/],
    ['a path that is no pointer', patch([{ op: 'remove', path: 'a' }]), 'INVALID_ARGUMENT', /patch\[0\]\.path/],
    ['a move without from', patch([{ op: 'move', path: '/a' }]), 'INVALID_ARGUMENT', /patch\[0\]\.from/],
    [
      'keys that are no list',
      patch({ patch: [], arrayPrimaryKeys: { tags: 'tag' } }),
      'INVALID_ARGUMENT',
      /arrayPrimaryKeys\.tags/,
    ],
    ['a flag that is none', patch({ patch: [], forceGenericPatch: 1 }), 'INVALID_ARGUMENT', /forceGenericPatch/],
  ])('should refuse %s', (_name, given, code, message) => {
    const error = ((): unknown => {
      try {
        return proposalFromJson(given, registry);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});
