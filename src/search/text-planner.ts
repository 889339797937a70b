import { Inject, Injectable } from '@nestjs/common';
import { checkQueryText } from './planning/query-check.js';
import { queryMode } from './planning/query-mode.js';
import { exactFields, phrasePrefixFields, simpleGroups, wordGramFields } from './planning/text-clauses.js';
import { type TextRule, textRule } from './planning/text-rules.js';
import type { WeightedField } from './search-field.js';
import { SearchSchema } from './search-schema.js';
import type { ScoreFunction, TextPlan } from './text-plan.js';

/** How a text is to be read. */
export interface TextOptions {
  /**
   * Words to be found, rather than Lucene's syntax; a text that starts with `\/q ` is in Lucene's syntax all the same.
   */
  readonly fulltext: boolean;
  /**
   * Name of a field configuration: `legacy` (the default), `excludeColumns` or `excludeColumnHighlight`; others are
   * taken for `legacy`.
   */
  readonly fieldConfiguration?: string | undefined;
}

/** Decides what a text asks for (search.md 7), for every engine alike. */
@Injectable()
export class TextPlanner {
  constructor(@Inject(SearchSchema) private readonly schema: SearchSchema) {}

  /**
   * The plan of `text` over `entityTypes`; an empty text and `*` ask for everything. Throws `INVALID_ARGUMENT` for a
   * text that is too long or suspicious.
   */
  plan(text: string, entityTypes: readonly string[], options: TextOptions): TextPlan {
    checkQueryText(text);
    const mode = queryMode(text, options.fulltext);
    const rule = textRule(mode.text);
    const fields = rule.exact ? this.schema.queryFields(entityTypes) : [];
    return {
      text: mode.text === '' ? '*' : mode.text,
      unquoted: mode.text === '' ? '*' : withoutQuotes(mode.text),
      simple: rule.simple && mode.isFulltext ? simpleGroups(simpleFields(fields, options)) : undefined,
      exact: exactFields(fields),
      phrasePrefix: rule.prefix ? phrasePrefixFields(fields) : [],
      wordGrams: wordGramFields(fields),
      structured: rule.structured && !mode.isFulltext ? fields : undefined,
      functions: this.functions(rule, entityTypes),
      functionsReplaceScore: rule.weightsReplaceScore,
    };
  }

  private functions({ weights }: TextRule, entityTypes: readonly string[]): readonly ScoreFunction[] {
    return weights.flatMap(([name, weight]) => {
      const field = this.schema.fieldRef(name, entityTypes);
      return field === undefined ? [] : [{ field, weight }];
    });
  }
}

/** Columns are left out by their whole names only; their words stay, as in DataHub. */
function simpleFields(fields: readonly WeightedField[], { fieldConfiguration }: TextOptions): readonly WeightedField[] {
  if (fieldConfiguration !== 'excludeColumns') return fields;
  return fields.filter(({ name, variant }) => name !== 'fieldPaths' || variant !== 'keyword');
}

function withoutQuotes(text: string): string {
  return text.replace(/["']/g, '').trim();
}
