import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, deprecated, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const LifecycleStageSettings = record('com.linkedin.lifecycle.LifecycleStageSettings', {
  hideInSearch: defaulted(boolean(), false),
});

const LifecycleStageTransitionPolicy = record('com.linkedin.lifecycle.LifecycleStageTransitionPolicy', {
  allowedPreviousStages: optional(array(urn())),
});

const LifecycleStageTypeInfo = record('com.linkedin.lifecycle.LifecycleStageTypeInfo', {
  name: searchable(string(), { fieldType: 'WORD_GRAM', boostScore: 10, enableAutocomplete: true }),
  description: optional(string()),
  entityTypes: optional(array(string())),
  settings: LifecycleStageSettings,
  transitionPolicy: optional(LifecycleStageTransitionPolicy),
  created: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'createdBy', fieldType: 'URN' },
      '/time': { fieldName: 'createdAt', fieldType: 'DATETIME' },
    }),
  ),
  lastModified: deprecated(
    searchable(AuditStamp, {
      '/actor': { fieldName: 'lastModifiedBy', fieldType: 'URN' },
      '/time': { fieldName: 'lastModifiedAt', fieldType: 'DATETIME' },
    }),
  ),
});
export const lifecycleStageTypeInfo = aspect('lifecycleStageTypeInfo', LifecycleStageTypeInfo);

const LifecycleStageTypeKey = record('com.linkedin.metadata.key.LifecycleStageTypeKey', {
  id: string(),
});
export const lifecycleStageTypeKey = aspect('lifecycleStageTypeKey', LifecycleStageTypeKey);
