import { describe, expect, it } from '@jest/globals';
import { bodyOf, timesOf } from './audit/audit-search.js';
import { listText, nameOf, shortUrn, userUrn } from './named.js';
import type { AccessPolicyFragment } from './policies/policies.generated.js';
import { withState } from './policies/policy-input.js';
import { shapeOf } from './policies/policy-shape.js';
import { withChanges } from './url-state.js';

const POLICY: AccessPolicyFragment = {
  urn: 'urn:li:dataHubPolicy:x',
  name: 'X',
  description: null,
  type: 'METADATA',
  state: 'ACTIVE',
  editable: true,
  privileges: ['EDIT_ENTITY_TAGS'],
  actors: {
    users: ['urn:li:corpuser:ann', 'urn:li:corpuser:gone'],
    groups: null,
    roles: ['urn:li:dataHubRole:Editor'],
    allUsers: false,
    allGroups: false,
    resourceOwners: true,
    resourceOwnersTypes: ['urn:li:ownershipType:tech'],
    resolvedUsers: [
      {
        urn: 'urn:li:corpuser:ann',
        username: 'ann',
        status: null,
        isNativeUser: true,
        properties: { displayName: 'Ann Archer', fullName: null, email: null, title: null },
        editableProperties: null,
      },
    ],
    resolvedGroups: null,
    resolvedRoles: [{ urn: 'urn:li:dataHubRole:Editor', name: 'Editor' }],
    resolvedOwnershipTypes: [{ urn: 'urn:li:ownershipType:tech', info: { name: 'Technical Owner' } }],
  },
  resources: {
    type: null,
    resources: null,
    allResources: false,
    filter: {
      criteria: [
        { field: 'RESOURCE_TYPE', condition: 'EQUALS', values: [{ value: 'dataset', entity: null }] },
        {
          field: 'DOMAIN',
          condition: 'NOT_EQUALS',
          values: [
            {
              value: 'urn:li:domain:f',
              entity: { urn: 'urn:li:domain:f', type: 'DOMAIN', domain: { name: 'Finance' } },
            },
          ],
        },
      ],
    },
    privilegeConstraints: null,
  },
};

describe('A policy of a response', () => {
  it('should be told by names', () => {
    expect(shapeOf(POLICY)).toMatchObject({
      isPlatform: false,
      actors: {
        users: ['Ann Archer', 'gone'],
        groups: [],
        roles: ['Editor'],
        owners: true,
        ownershipTypes: ['Technical Owner'],
      },
      criteria: [
        { field: 'TYPE', condition: 'EQUALS', values: ['dataset'] },
        { field: 'DOMAIN', condition: 'NOT_EQUALS', values: ['Finance'] },
      ],
      constraints: undefined,
    });
  });

  it.each([
    [null, null, false, []],
    ['dataset', null, true, [{ field: 'TYPE', condition: 'EQUALS', values: ['dataset'] }]],
    ['tag', ['urn:li:tag:a'], true, [{ field: 'TYPE', condition: 'EQUALS', values: ['tag'] }]],
    [null, ['urn:li:tag:a'], false, [{ field: 'URN', condition: 'EQUALS', values: ['a'] }]],
  ])('should be told with the older form of resources: %s %j %s', (type, resources, allResources, criteria) => {
    const older = { type, resources, allResources, filter: null, privilegeConstraints: null };
    expect(shapeOf({ ...POLICY, resources: older }).criteria).toEqual(criteria);
  });

  it('should change nothing but its state', () => {
    const { actors, resources, ...input } = withState(POLICY, 'INACTIVE');
    expect(input).toEqual({
      type: 'METADATA',
      name: 'X',
      description: null,
      state: 'INACTIVE',
      privileges: ['EDIT_ENTITY_TAGS'],
    });
    expect(actors).toEqual({
      users: ['urn:li:corpuser:ann', 'urn:li:corpuser:gone'],
      groups: null,
      allUsers: false,
      allGroups: false,
      resourceOwners: true,
      resourceOwnersTypes: ['urn:li:ownershipType:tech'],
    });
    expect(resources?.filter).toEqual({
      criteria: [
        { field: 'RESOURCE_TYPE', condition: 'EQUALS', values: ['dataset'] },
        { field: 'DOMAIN', condition: 'NOT_EQUALS', values: ['urn:li:domain:f'] },
      ],
    });
  });
});

describe('A search of the audit trail', () => {
  const filter = { event: '', actor: '', entity: '', outcome: '', span: 'hour', from: '', to: '' };

  it('should end now, or as the user wants', () => {
    const from = '2026-01-02T03:04';
    expect(timesOf(filter, 5_000_000)).toEqual({ startTime: 1_400_000, endTime: 5_000_000 });
    expect(timesOf({ ...filter, span: 'custom' }, 9)).toEqual({ startTime: 0, endTime: 9 });
    expect(timesOf({ ...filter, span: 'custom', from }, 9).startTime).toBe(new Date(from).getTime());
  });

  it('should send what limits it, and the urn of a user who is named', () => {
    expect(bodyOf({ ...filter, actor: 'joe', outcome: 'REFUSED' })).toEqual({
      eventTypes: [],
      actorUrns: ['urn:li:corpuser:joe'],
      entityUrns: [],
      outcomes: ['REFUSED'],
    });
    expect(bodyOf({ ...filter, actor: 'urn:li:corpuser:joe' })['actorUrns']).toEqual(['urn:li:corpuser:joe']);
  });
});

describe('Names', () => {
  it('should be those that people gave, else those of urns', () => {
    const properties = { displayName: '', fullName: 'Joe Full' };
    expect([
      nameOf({ urn: 'urn:li:corpuser:joe', username: 'joe', properties, editableProperties: { displayName: 'Joey' } }),
      nameOf({ urn: 'urn:li:corpuser:joe', username: 'joe', properties }),
      nameOf({ urn: 'urn:li:corpuser:joe', username: 'joe', properties: null }),
      nameOf({ urn: 'urn:li:tag:PII', tag: null }),
    ]).toEqual(['Joey', 'Joe Full', 'joe', 'PII']);
  });

  it.each([
    ['urn:li:tag:a b', 'a b'],
    ['urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)', 'orders'],
    ['urn:li:chart:(looker,sales)', 'sales'],
    ['urn:li:dataJob:(urn:li:dataFlow:(airflow,x,PROD),y)', 'urn:li:dataJob:(urn:li:dataFlow:(airflow,x,PROD),y)'],
    ['text', 'text'],
  ])('should be short: %s as %s', (urn, name) => {
    expect(shortUrn(urn)).toBe(name);
  });

  it('should stand for users', () => {
    expect([userUrn(' joe '), userUrn('urn:li:corpuser:joe'), userUrn('')]).toEqual([
      'urn:li:corpuser:joe',
      'urn:li:corpuser:joe',
      '',
    ]);
  });

  it('should be listed as in a sentence', () => {
    expect([listText([]), listText(['a']), listText(['a', 'b', 'c'], 'or')]).toEqual(['', 'a', 'a, b or c']);
  });
});

describe('The state in the address', () => {
  it('should change what is named, and lose what is empty', () => {
    const changed = withChanges(new URLSearchParams('a=1&b=2'), { a: '', c: 'x y' });
    expect(changed.toString()).toBe('b=2&c=x+y');
  });
});
