import { DESCRIBING_ENTITY, RENAMING } from './documentation.demands.js';
import type { TextTarget } from './text-target.js';

const EMPTY = () => ({});

/** Targets for the descriptions of entity types without special rules. */
export const PLAIN_DESCRIPTIONS: readonly TextTarget[] = [
  { ...described('corpGroup', 'corpGroupEditableInfo'), initial: EMPTY },
  { ...described('mlModel', 'editableMlModelProperties'), initial: EMPTY },
  { ...described('mlModelGroup', 'editableMlModelGroupProperties'), initial: EMPTY },
  { ...described('mlFeatureTable', 'editableMlFeatureTableProperties'), initial: EMPTY },
  { ...described('mlFeature', 'editableMlFeatureProperties'), initial: EMPTY },
  { ...described('mlPrimaryKey', 'editableMlPrimaryKeyProperties'), initial: EMPTY },
  described('notebook', 'editableNotebookProperties'),
  described('dataProduct', 'dataProductProperties'),
  described('application', 'applicationProperties'),
  described('businessAttribute', 'businessAttributeInfo'),
];

/** Target for the name of a group. Requires the privilege to manage users and groups. */
export const GROUP_NAME: TextTarget = {
  entityType: 'corpGroup',
  aspectName: 'corpGroupInfo',
  field: 'displayName',
  demand: RENAMING.corpGroup,
  initial: () => ({ admins: [], members: [], groups: [] }),
};

function described(entityType: string, aspectName: string): TextTarget {
  return { entityType, aspectName, field: 'description', demand: DESCRIBING_ENTITY };
}
