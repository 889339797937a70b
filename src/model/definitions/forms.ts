import { relationship, searchable } from '../annotate.js';
import { aspect } from '../declarations.js';
import { array, boolean, defaulted, enumeration, optional, record, string, urn } from '../types.js';
import { Filter } from './filters.js';

const DynamicFormAssignment = record('com.linkedin.form.DynamicFormAssignment', {
  filter: Filter,
});
export const dynamicFormAssignment = aspect('dynamicFormAssignment', DynamicFormAssignment, { schemaVersion: 2 });

const FormActorAssignment = record('com.linkedin.form.FormActorAssignment', {
  owners: defaulted(searchable(boolean(), { fieldName: 'isOwnershipForm', fieldType: 'BOOLEAN' }), true),
  ownershipTypes: optional(
    relationship(searchable(array(urn()), { '/*': { fieldName: 'assignedOwnershipTypes', fieldType: 'URN' } }), {
      '/*': { name: 'FormAssignedToOwnershipType', entityTypes: ['ownershipType'] },
    }),
  ),
  groups: optional(searchable(array(urn()), { '/*': { fieldName: 'assignedGroups', fieldType: 'URN' } })),
  users: optional(searchable(array(urn()), { '/*': { fieldName: 'assignedUsers', fieldType: 'URN' } })),
});

const FormType = enumeration('com.linkedin.form.FormType', ['COMPLETION', 'VERIFICATION']);

const FormPromptType = enumeration('com.linkedin.form.FormPromptType', [
  'STRUCTURED_PROPERTY',
  'FIELDS_STRUCTURED_PROPERTY',
]);

const StructuredPropertyParams = record('com.linkedin.form.StructuredPropertyParams', {
  urn: searchable(urn(), { fieldName: 'structuredPropertyPromptUrns', fieldType: 'URN' }),
});

const FormPrompt = record('com.linkedin.form.FormPrompt', {
  id: searchable(string(), { fieldName: 'promptId', fieldType: 'KEYWORD', queryByDefault: false }),
  title: string(),
  description: optional(string()),
  type: FormPromptType,
  structuredPropertyParams: optional(StructuredPropertyParams),
  required: defaulted(boolean(), false),
});

const FormInfo = record('com.linkedin.form.FormInfo', {
  name: searchable(string(), { fieldType: 'TEXT_PARTIAL' }),
  description: optional(string()),
  type: defaulted(searchable(FormType, { fieldType: 'KEYWORD' }), 'COMPLETION'),
  prompts: defaulted(array(FormPrompt), []),
  actors: defaulted(FormActorAssignment, { owners: true }),
});
export const formInfo = aspect('formInfo', FormInfo);

const FormKey = record('com.linkedin.metadata.key.FormKey', {
  id: string(),
});
export const formKey = aspect('formKey', FormKey);
