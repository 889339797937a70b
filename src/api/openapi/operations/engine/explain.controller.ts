import { Controller } from '@nestjs/common';
import { type Actor, ViewAuthorizer } from '../../../../auth/index.js';
import { DomainError } from '../../../../foundation/common/errors.js';
import { ModelRegistry } from '../../../../model/index.js';
import { type ScrollRequest, type SearchExplanation, SearchService } from '../../../../search/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { EXPLANATIONS } from './explain.operations.js';
import { searchIn } from './search-inquiry.js';

/** An explanation with its document. */
interface ExplanationView extends SearchExplanation {
  readonly id: string;
}

/** Explains why searches find or do not find documents. */
@Controller()
export class ExplainController {
  constructor(
    private readonly searches: SearchService,
    private readonly registry: ModelRegistry,
    private readonly views: ViewAuthorizer,
  ) {}

  /** The explanation for one document, by its urn. */
  @Operation(EXPLANATIONS.explain)
  explain(input: InputOf<typeof EXPLANATIONS.explain>, { actor }: Caller): Promise<ExplanationView> {
    return this.explanation(searchIn(input, actor, this.registry), input.documentId, actor);
  }

  /** The differences between the explanations of two documents: lines of the first with `-`, of the second with `+`. */
  @Operation(EXPLANATIONS.compare)
  async difference(input: InputOf<typeof EXPLANATIONS.compare>, { actor }: Caller): Promise<string> {
    const search = searchIn(input, actor, this.registry);
    const [one, other] = [
      linesOf(await this.explanation(search, input.documentIdA, actor)),
      linesOf(await this.explanation(search, input.documentIdB, actor)),
    ];
    const [only, added] = [one.filter((line) => !other.includes(line)), other.filter((line) => !one.includes(line))];
    return [...only.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n');
  }

  private async explanation(search: ScrollRequest, urn: string, actor: Actor): Promise<ExplanationView> {
    const found = (await this.views.mayView(actor, urn)) ? await this.searches.explain(search, urn) : undefined;
    if (found === undefined) throw new DomainError('NOT_FOUND', `There is no search document of ${urn}.`);
    return { id: urn, ...found };
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
