import { Urn } from '../../../../foundation/common/urn.js';
import { privileged } from '../../operation/access.js';
import { mapped, type Parameter, required, text } from '../../operation/parameters.js';
import { FLAG, record, refTo, TEXT } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { inquiry } from './search-inquiry.js';

const INQUIRY = inquiry(1);

/** Explanations of searches. */
export const EXPLANATIONS = section(
  {
    path: '/openapi/operations/elasticSearch',
    group: 'operations',
    tag: 'Search engine and indices',
    access: privileged(
      ({ urn }) => `${urn} is not authorized to explain ElasticSearch queries`,
      'ES_EXPLAIN_QUERY_PRIVILEGE',
      'MANAGE_SYSTEM_OPERATIONS',
    ),
  },
  {
    explain: {
      method: 'get',
      path: 'explainSearchQuery',
      summary: 'Why a search finds or does not find a document.',
      query: { documentId: documentUrn('documentId'), ...INQUIRY },
      answer: record({ id: TEXT, matched: FLAG, explanation: refTo('ScoreDetail') }),
    },
    compare: {
      method: 'get',
      path: 'explainSearchQueryDiff',
      summary: 'The differences between the explanations of two documents.',
      query: { documentIdA: documentUrn('documentIdA'), documentIdB: documentUrn('documentIdB'), ...INQUIRY },
      answer: TEXT,
      answerType: 'text/plain',
    },
  },
);

/** The urn of a document, or its id in the engine: the form-encoded urn. */
function documentUrn(name: string): Parameter<string> {
  const id = required(text(), `The query parameter "${name}" is required: the urn of an entity.`);
  return mapped(id, (given) => Urn.parse(given.startsWith('urn:') ? given : decoded(given)).toString());
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('+', ' '));
  } catch {
    return id;
  }
}
