import { searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, defaulted, optional, record, string, urn } from '../types.js';
import { AuditStamp } from './common.js';

const FieldFormPromptAssociation = record('com.linkedin.common.FieldFormPromptAssociation', {
  fieldPath: string(),
  lastModified: AuditStamp,
});

const FormPromptFieldAssociations = record('com.linkedin.common.FormPromptFieldAssociations', {
  completedFieldPrompts: optional(array(FieldFormPromptAssociation)),
  incompleteFieldPrompts: optional(array(FieldFormPromptAssociation)),
});

const FormPromptAssociation = record('com.linkedin.common.FormPromptAssociation', {
  id: string(),
  lastModified: AuditStamp,
  fieldAssociations: optional(FormPromptFieldAssociations),
});

const FormAssociation = record('com.linkedin.common.FormAssociation', {
  urn: urn(),
  incompletePrompts: defaulted(array(FormPromptAssociation), []),
  completedPrompts: defaulted(array(FormPromptAssociation), []),
});

const FormVerificationAssociation = record('com.linkedin.common.FormVerificationAssociation', {
  form: urn(),
  lastModified: optional(AuditStamp),
});

const Forms = record('com.linkedin.common.Forms', {
  incompleteForms: searchable(array(FormAssociation), {
    '/*/completedPrompts/*/id': {
      fieldName: 'incompleteFormsCompletedPromptIds',
      fieldType: 'KEYWORD',
      queryByDefault: false,
    },
    '/*/completedPrompts/*/lastModified/time': {
      fieldName: 'incompleteFormsCompletedPromptResponseTimes',
      fieldType: 'DATETIME',
      queryByDefault: false,
    },
    '/*/incompletePrompts/*/id': {
      fieldName: 'incompleteFormsIncompletePromptIds',
      fieldType: 'KEYWORD',
      queryByDefault: false,
    },
    '/*/urn': { fieldName: 'incompleteForms', fieldType: 'URN', queryByDefault: false },
  }),
  completedForms: searchable(array(FormAssociation), {
    '/*/completedPrompts/*/id': {
      fieldName: 'completedFormsCompletedPromptIds',
      fieldType: 'KEYWORD',
      queryByDefault: false,
    },
    '/*/completedPrompts/*/lastModified/time': {
      fieldName: 'completedFormsCompletedPromptResponseTimes',
      fieldType: 'DATETIME',
      queryByDefault: false,
    },
    '/*/incompletePrompts/*/id': {
      fieldName: 'completedFormsIncompletePromptIds',
      fieldType: 'KEYWORD',
      queryByDefault: false,
    },
    '/*/urn': { fieldName: 'completedForms', fieldType: 'URN', queryByDefault: false },
  }),
  verifications: defaulted(
    searchable(array(FormVerificationAssociation), {
      '/*/form': { fieldName: 'verifiedForms', fieldType: 'URN', queryByDefault: false },
    }),
    [],
  ),
});
export const forms = aspect('forms', Forms);
