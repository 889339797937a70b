import { DomainError } from '../../../foundation/common/errors.js';
import { authenticated } from '../operation/access.js';
import { parameter } from '../operation/parameters.js';
import { ANY_OBJECT, TEXT } from '../operation/schemas.js';
import { type Group, GROUPS } from '../operation/operation.js';
import { section } from '../operation/section.js';
import { textOf } from '../query.js';

const group = parameter(TEXT, (given, name): Group => {
  const asked = textOf(given, name) ?? '';
  const found = GROUPS.find((known) => known === asked);
  if (found !== undefined) return found;
  throw new DomainError('NOT_FOUND', `There is no group ${asked}; there are ${GROUPS.join(', ')}.`);
});

/** The OpenAPI document. */
export const API_DOCS = section(
  {
    path: '/openapi/v3/api-docs',
    group: 'operations',
    tag: 'Operations',
    access: authenticated('Returns information about the service.'),
  },
  {
    whole: {
      method: 'get',
      path: '',
      summary: 'This document.',
      answer: ANY_OBJECT,
      answerType: 'application/json',
    },
    group: {
      method: 'get',
      path: '{group}',
      summary: 'One group of the operations of this document.',
      inPath: { group },
      answer: ANY_OBJECT,
      answerType: 'application/json',
    },
  },
);
