import { Injectable } from '@nestjs/common';
import { checkQueryText } from './planning/query-check.js';
import { nameSpellings } from './planning/name-spellings.js';
import { queryMode } from './planning/query-mode.js';
import { exactFields, NAME_FIELDS, phrasePrefixFields, simpleGroups, wordGramFields } from './planning/text-clauses.js';
import { type TextRule, textRule } from './planning/text-rules.js';
import { remembered } from './schema/remembered.js';
import type { WeightedField } from './search-field.js';
import { SearchSchema } from './search-schema.js';
import type { ScoreFunction, TextPlan } from './text-plan.js';

/** How to interpret a text. */
export interface TextOptions {
  /**
   * Whether the text consists of words, rather than Lucene's syntax; a text that starts with `\/q ` is always in
   * Lucene's syntax.
   */
  readonly fulltext: boolean;
  /**
   * Name of a field configuration: `legacy` (the default), `excludeColumns` or `excludeColumnHighlight`; others are
   * treated as `legacy`.
   */
  readonly fieldConfiguration?: string | undefined;
}

/** The decisions about a text that its lists of fields depend on. */
interface TextForm {
  readonly rule: TextRule;
  readonly isFulltext: boolean;
  /** Whether whole-name matches leave out columns. */
  readonly excludesColumns: boolean;
}

/** The parts of a plan that do not depend on the words. */
type PlanFields = Pick<
  TextPlan,
  'simple' | 'exact' | 'phrasePrefix' | 'wordGrams' | 'structured' | 'functions' | 'functionsReplaceScore'
>;

/** Interprets texts (search.md 7), in the same way for every engine. */
@Injectable()
export class TextPlanner {
  /** Equal plans share their lists, so that engines can keep what they derive from them. */
  private readonly fieldsOf = remembered(
    (types, form: TextForm) => this.planFields(types, form),
    ({ rule, isFulltext, excludesColumns }) =>
      `${String(rule.pattern)} ${String(isFulltext)} ${String(excludesColumns)}`,
  );

  constructor(private readonly schema: SearchSchema) {}

  /**
   * The plan of `text` for `entityTypes`; an empty text and `*` match everything. Throws `INVALID_ARGUMENT` for a text
   * that is too long or suspicious.
   */
  plan(text: string, entityTypes: readonly string[], options: TextOptions): TextPlan {
    checkQueryText(text);
    const mode = queryMode(text, options.fulltext);
    const rule = textRule(mode.text);
    const unquoted = mode.text === '' ? '*' : withoutQuotes(mode.text);
    const spellings = rule.exact && mode.isFulltext ? nameSpellings(unquoted) : [];
    const excludesColumns = options.fieldConfiguration === 'excludeColumns';
    const { simple, exact, ...others } = this.fieldsOf(entityTypes, {
      rule,
      isFulltext: mode.isFulltext,
      excludesColumns,
    });
    return {
      text: mode.text === '' ? '*' : mode.text,
      unquoted,
      simple,
      exact,
      names: spellings.length === 0 ? undefined : { spellings, fields: NAME_FIELDS },
      ...others,
    };
  }

  private planFields(entityTypes: readonly string[], { rule, isFulltext, excludesColumns }: TextForm): PlanFields {
    const fields = rule.exact ? this.schema.queryFields(entityTypes) : [];
    return {
      simple: rule.simple && isFulltext ? simpleGroups(excludesColumns ? withoutColumns(fields) : fields) : undefined,
      exact: exactFields(fields),
      phrasePrefix: rule.prefix ? phrasePrefixFields(fields) : [],
      wordGrams: wordGramFields(fields),
      structured: rule.structured && !isFulltext ? fields : undefined,
      functions: this.functions(rule, entityTypes),
      functionsReplaceScore: rule.weightsReplaceScore,
    };
  }

  private functions({ weights, typeWeights }: TextRule, entityTypes: readonly string[]): readonly ScoreFunction[] {
    const ofFields = weights.flatMap(([name, weight]) => {
      const field = this.schema.fieldRef(name, entityTypes);
      return field === undefined ? [] : [{ field, weight }];
    });
    const ofTypes = typeWeights.flatMap(([types, weight]) => {
      const searched = types.filter((type) => entityTypes.includes(type));
      return searched.length === 0 || searched.length === entityTypes.length ? [] : [{ entityTypes: searched, weight }];
    });
    return [...ofFields, ...ofTypes];
  }
}

/** Excludes columns only from whole-name matches; their words stay searchable, as in DataHub. */
function withoutColumns(fields: readonly WeightedField[]): readonly WeightedField[] {
  return fields.filter(({ name, variant }) => name !== 'fieldPaths' || variant !== 'keyword');
}

function withoutQuotes(text: string): string {
  return text.replace(/["']/g, '').trim();
}
