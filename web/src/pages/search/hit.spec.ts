import { describe, expect, it } from '@jest/globals';
import { hitOf } from './hit.js';

describe('hitOf', () => {
  it('should read what the type has', () => {
    const hit = hitOf({
      urn: 'urn:li:dataJob:(urn:li:dataFlow:(airflow,a,prod),b)',
      type: 'DATA_JOB',
      properties: { name: 'Load', description: 'Loads.' },
      editableProperties: { description: '' },
      optionalPlatform: { urn: 'urn:li:dataPlatform:airflow', name: 'airflow', properties: { displayName: 'Airflow' } },
      tags: { tags: [{ tag: { urn: 'urn:li:tag:pii', properties: null } }] },
      ownership: { owners: [{ owner: { urn: 'urn:li:corpuser:ada', username: 'ada' } }, { owner: {} }] },
      deprecation: { deprecated: true },
    });
    expect(hit).toMatchObject({ name: 'Load', description: 'Loads.', isDeprecated: true, subTypes: [] });
    expect([hit.platform?.name, hit.tags[0]?.name, hit.owners.map(({ name }) => name)]).toEqual([
      'Airflow',
      'pii',
      ['ada'],
    ]);
  });

  it('should show an entity of which only the urn is known', () => {
    expect(hitOf({ urn: 'urn:li:post:x', type: 'POST' })).toEqual({
      urn: 'urn:li:post:x',
      name: 'x',
      type: 'POST',
      subTypes: [],
      platform: undefined,
      tags: [],
      owners: [],
      domain: undefined,
      isDeprecated: false,
      description: '',
    });
  });
});
