import { Controller, Get, Header, Query } from '@nestjs/common';
import { type Actor, CurrentActor, Privileged, RefusedWith, ViewAuthorizer } from '../../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { ModelRegistry } from '../../../../model/index.js';
import { type SearchExplanation, SearchService } from '../../../../search/index.js';
import { type Query as QueryParameters, textOf } from '../../query.js';
import { inquiryOf } from './search-inquiry.js';

const refusal = ({ urn }: Actor): string => `${urn} is not authorized to explain ElasticSearch queries`;

/** An explanation, and the document that it is about. */
interface ExplanationView extends SearchExplanation {
  readonly id: string;
}

/** Why searches find documents, or do not. */
@Controller('openapi/operations/elasticSearch')
export class ExplainController {
  constructor(
    private readonly searches: SearchService,
    private readonly registry: ModelRegistry,
    private readonly views: ViewAuthorizer,
  ) {}

  /** The explanation of one document, named by its urn. */
  @Privileged('ES_EXPLAIN_QUERY_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(refusal)
  @Get('explainSearchQuery')
  explain(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<ExplanationView> {
    return this.explanation(query, 'documentId', actor);
  }

  /** Where the explanations of two documents differ: lines of the first with `-`, of the second with `+`. */
  @Privileged('ES_EXPLAIN_QUERY_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(refusal)
  @Get('explainSearchQueryDiff')
  @Header('content-type', 'text/plain; charset=utf-8')
  async difference(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<string> {
    const [one, other] = [
      linesOf(await this.explanation(query, 'documentIdA', actor)),
      linesOf(await this.explanation(query, 'documentIdB', actor)),
    ];
    const [only, added] = [one.filter((line) => !other.includes(line)), other.filter((line) => !one.includes(line))];
    return [...only.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n');
  }

  private async explanation(query: QueryParameters, parameter: string, actor: Actor): Promise<ExplanationView> {
    const id = textOf(query, parameter) ?? '';
    if (id === '') throw invalidArgument(`The query parameter "${parameter}" is required: the urn of an entity.`);
    const urn = Urn.parse(id.startsWith('urn:') ? id : decoded(id)).toString();
    const inquiry = inquiryOf(query, actor, this.registry, 1);
    const found = (await this.views.mayView(actor, urn)) ? await this.searches.explain(inquiry, urn) : undefined;
    if (found === undefined) throw new DomainError('NOT_FOUND', `There is no search document of ${urn}.`);
    return { id: urn, ...found };
  }
}

/** The urn in the id of a document, which is encoded as in a form. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('+', ' '));
  } catch {
    return id;
  }
}

function linesOf({ matched, explanation }: SearchExplanation): readonly string[] {
  return [`matched: ${String(matched)}`, ...detailLines(explanation, '')];
}

function detailLines({ value, description, details }: SearchExplanation['explanation'], indent: string): string[] {
  return [
    `${indent}${String(value)} ${description}`,
    ...details.flatMap((detail) => detailLines(detail, `${indent}  `)),
  ];
}
