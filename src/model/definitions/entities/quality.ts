import { entity } from '../../declarations.js';
import { assertionActions, assertionRunEvent, assertionRunSummary } from '../assertion-results.js';
import { assertionInfo, assertionKey, assertionNote } from '../assertions.js';
import { status } from '../asset-aspects.js';
import { dataContractKey, dataContractProperties, dataContractStatus } from '../data-contracts.js';
import { dataPlatformInstance } from '../data-platforms.js';
import { incidentExternalLinks, incidentInfo, incidentKey, incidentNotes } from '../incidents.js';
import { ownership } from '../ownership.js';
import { structuredProperties } from '../structured-properties.js';
import { globalTags } from '../tags.js';
import { testInfo, testKey } from '../tests.js';

export const assertionEntity = entity('assertion', {
  key: assertionKey,
  category: 'core',
  aspects: [
    assertionInfo,
    assertionNote,
    dataPlatformInstance,
    assertionRunEvent,
    assertionRunSummary,
    assertionActions,
    status,
    globalTags,
    ownership,
  ],
});

export const dataContractEntity = entity('dataContract', {
  key: dataContractKey,
  category: 'core',
  searchGroup: 'primary',
  aspects: [dataContractProperties, dataContractStatus, status, structuredProperties],
});

export const incidentEntity = entity('incident', {
  key: incidentKey,
  category: 'core',
  aspects: [incidentInfo, incidentExternalLinks, incidentNotes, globalTags],
});

export const testEntity = entity('test', {
  key: testKey,
  category: 'core',
  aspects: [testInfo],
});
