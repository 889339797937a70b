import { LINKING_VERSIONS } from '../../../catalog/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { demanding } from '../operation/access.js';
import { anyText, lenient, type Member, objectBody, whole } from '../operation/members.js';
import { listOf, refTo, TEXT, URN, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { READ } from './entity-parameters.js';

const version: Member<string> = {
  schema: TEXT,
  isRequired: true,
  read: (value) => {
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw invalidArgument('The member "version" is required: what people call the version.');
  },
};

/** Links of entities to version sets. */
export const VERSIONS = section(
  {
    path: '/openapi/v3/entity/versioning/{versionSetUrn}/relationship/versionOf/{entityUrn}',
    group: 'openapi-v3',
    tag: 'Versions',
    access: demanding(LINKING_VERSIONS),
  },
  {
    link: {
      method: 'post',
      path: '',
      summary: 'Link an entity to a version set.',
      query: READ,
      body: lenient(
        objectBody(
          {
            version,
            comment: anyText(),
            sourceCreationTimestamp: whole(WHOLE, 'a time in milliseconds'),
            sourceCreator: anyText(),
          },
          { member: (name) => `The member "${name}"` },
        ),
      ),
      answer: listOf(refTo('AnyEntity')),
    },
    unlink: {
      method: 'delete',
      path: '',
      summary: 'Remove an entity from a version set.',
      answer: listOf(URN),
    },
  },
);
