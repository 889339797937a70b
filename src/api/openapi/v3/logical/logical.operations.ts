import { allOf, API } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { WRITING_ASPECTS } from '../../../../ingestion/index.js';
import { demanding } from '../../operation/access.js';
import { bodyOf } from '../../operation/body.js';
import { parameter } from '../../operation/parameters.js';
import { listOf, mapOf, refTo, TEXT, URN } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { textOf } from '../../query.js';
import { READ } from '../entity-parameters.js';
import { columnPairs } from './column-pairs.js';

/** The urn of a dataset. */
const dataset = parameter(URN, (given, name): string => {
  const text = textOf(given, name) ?? '';
  const urn = Urn.parse(text);
  if (urn.entityType === 'dataset') return urn.toString();
  throw invalidArgument(`${text} is not the urn of a dataset.`);
});

/** Links of physical datasets to the logical models of which they are instances. */
export const LOGICAL_MODELS = section(
  {
    path: '/openapi/v3/logical/{childUrn}/relationship/physicalInstanceOf',
    group: 'openapi-v3',
    tag: 'Logical models',
    access: demanding(WRITING_ASPECTS),
  },
  {
    tie: {
      method: 'post',
      path: '{parentUrn}',
      summary: 'Link a dataset and its columns to the logical dataset of which it is an instance.',
      inPath: { childUrn: dataset, parentUrn: dataset },
      query: READ,
      body: bodyOf(mapOf(TEXT), columnPairs),
      answer: listOf(refTo('AnyEntity')),
    },
    untie: {
      method: 'delete',
      path: '',
      summary: 'Remove the link of a dataset to its logical dataset.',
      access: demanding(allOf(API.updateEntities, WRITING_ASPECTS)),
      inPath: { childUrn: dataset },
      query: READ,
      answer: listOf(refTo('AnyEntity')),
    },
  },
);
