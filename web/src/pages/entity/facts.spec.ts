import { describe, expect, it } from '@jest/globals';
import {
  addedLinksOf,
  customPropertiesOf,
  deprecationOf,
  descriptionOf,
  isRemoved,
  linksOf,
  nameOf,
  ownersOf,
  platformOf,
} from './facts.js';
import type { Aspects, JsonRecord } from './stored-entity.js';

const aspects = (values: Readonly<Record<string, JsonRecord>>): Aspects =>
  new Map(Object.entries(values).map(([name, value]) => [name, { value }]));

describe('The facts of an entity', () => {
  it('should prefer the edited description, and read that of any type', () => {
    const ingested = { datasetProperties: { description: 'old' } };
    expect(descriptionOf(aspects({ ...ingested, editableDatasetProperties: { description: 'new' } }))).toBe('new');
    expect(descriptionOf(aspects({ ...ingested, editableDatasetProperties: { description: '' } }))).toBe('old');
    expect(descriptionOf(aspects({ glossaryTermInfo: { definition: 'meaning' } }))).toBe('meaning');
    expect(descriptionOf(aspects({ documentInfo: { title: 'Plan', contents: { text: '# Plan' } } }))).toBe('# Plan');
    expect(descriptionOf(aspects({ deprecation: { description: 'no' } }))).toBe('');
  });

  it('should name an entity of an own type', () => {
    expect(nameOf(aspects({ pipelineInfo: { title: 'Nightly' } }))).toBe('Nightly');
    expect(nameOf(aspects({ machineInfo: { name: ' ' }, pipelineInfo: { title: 'Nightly' } }))).toBe('Nightly');
    expect(nameOf(aspects({ status: { removed: false } }))).toBeUndefined();
  });

  it('should find the platform, the owners and the state', () => {
    const all = aspects({
      datasetKey: { platform: 'urn:li:dataPlatform:hive' },
      dataPlatformInstance: { platform: 'urn:li:dataPlatform:kafka' },
      ownership: {
        owners: [
          { owner: 'urn:li:corpuser:a', type: 'DATAOWNER' },
          { owner: 'urn:li:corpuser:a', type: 'DATAOWNER', typeUrn: 'urn:li:ownershipType:__system__dataowner' },
          { owner: 'urn:li:corpuser:b', typeUrn: 'urn:li:ownershipType:c' },
        ],
      },
      status: { removed: true },
      deprecation: { deprecated: false },
    });
    expect(platformOf(all, 'datasetKey')).toBe('urn:li:dataPlatform:kafka');
    expect(platformOf(aspects({ chartKey: { platform: 'x' } }), 'chartKey')).toBe('');
    expect(ownersOf(all)).toEqual([
      { urn: 'urn:li:corpuser:a', type: 'urn:li:ownershipType:__system__dataowner' },
      { urn: 'urn:li:corpuser:b', type: 'urn:li:ownershipType:c' },
    ]);
    expect([isRemoved(all), deprecationOf(all)]).toEqual([true, undefined]);
  });

  it('should list links that a browser may follow once, and properties', () => {
    const elements = [
      { url: 'https://a.example', description: 'A' },
      { url: 'javascript:alert(1)', description: 'Run' },
      { url: 'https://a.example', description: 'Another name' },
      { url: 'MAILTO:a@a.example', description: 'Write' },
    ];
    const all = aspects({
      institutionalMemory: { elements },
      datasetProperties: { externalUrl: 'https://a.example', customProperties: { LOAD: 'daily' } },
      chartInfo: { externalUrl: 'https://b.example' },
    });
    const added = elements.map(({ url, description }) => ({ url, label: description }));
    expect(addedLinksOf(all)).toEqual(added);
    expect(linksOf(all)).toEqual([added[0], added[2], added[3], { url: 'https://b.example', label: '' }]);
    expect(customPropertiesOf(all)).toEqual([['LOAD', 'daily']]);
  });
});
