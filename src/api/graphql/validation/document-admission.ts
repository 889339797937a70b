import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationRule,
} from 'graphql';
import { NO_DEADLINE } from '../../../foundation/common/deadline.js';
import { giveWay } from '../../../foundation/common/give-way.js';
import type { GraphqlConfig } from '../../../foundation/config/index.js';
import { QueryScreen } from '../limits/query-screen.js';
import type { DocumentCache } from './document-cache.js';
import type { AdmittedDocument, DocumentDecision, RefusedQuery } from './document-decision.js';
import { noIntrospectionRule } from './no-introspection.rule.js';
import { overlappingFieldsRule } from './overlapping-fields.rule.js';
import type { ParsedDocument } from './parsed-document.js';
import { validateDocument } from './validate-document.js';

/** Bytes that a node of a syntax tree takes with its place, about. */
const NODE_BYTES = 200;

type Format = (error: GraphQLError) => GraphQLFormattedError;

/**
 * Decides which query texts may be executed: parses and validates each once, within the limits, and keeps the outcome,
 * good or bad. The event loop is given away in between. Requests that send the same text at the same time share the
 * work, so it ends with none of theirs.
 */
export class DocumentAdmission {
  private readonly underWay = new Map<string, Promise<DocumentDecision>>();
  private readonly screen: QueryScreen;
  private readonly rules: readonly ValidationRule[];

  constructor(
    private readonly schema: GraphQLSchema,
    limits: GraphqlConfig,
    /** Keeps what is decided. */
    private readonly decisions: DocumentCache,
    /** Shapes an error for the caller. */
    private readonly format: Format,
  ) {
    this.screen = new QueryScreen(limits);
    this.rules = rulesFor(limits);
  }

  /** What was decided about `query`, if it came before. */
  known(query: string): DocumentDecision | undefined {
    return this.decisions.get(query);
  }

  /** Decides about `query`, which came not before. */
  decide(query: string): Promise<DocumentDecision> {
    const others = this.underWay.get(query);
    if (others !== undefined) return others;
    const decision = this.decideNew(query).finally(() => this.underWay.delete(query));
    this.underWay.set(query, decision);
    return decision;
  }

  private async decideNew(query: string): Promise<DocumentDecision> {
    const decision = await this.judge(query);
    this.decisions.set(query, { ...decision, bytes: decision.bytes + 2 * query.length });
    return decision;
  }

  private async judge(query: string): Promise<DocumentDecision> {
    const parsed = this.parse(query);
    if (parsed instanceof GraphQLError) return this.refused([parsed], ApolloServerErrorCode.GRAPHQL_PARSE_FAILED);
    await turn();
    const refusal = this.screen.refusal(parsed.document);
    if (refusal !== undefined) return this.refused([refusal], ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED);
    await turn();
    const errors = await validateDocument(this.schema, parsed.document, this.rules);
    return errors.length === 0
      ? admitted(parsed)
      : this.refused(errors, ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED);
  }

  private parse(query: string): ParsedDocument | GraphQLError {
    try {
      return this.screen.parse(query);
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      throw error;
    }
  }

  private refused(errors: readonly GraphQLError[], code: ApolloServerErrorCode): RefusedQuery {
    for (const { extensions } of errors) extensions['code'] ??= code;
    const shown = errors.map((error) => this.format(error));
    return { errors: shown, bytes: 2 * JSON.stringify(shown).length };
  }
}

function admitted({ document, nodes }: ParsedDocument): AdmittedDocument {
  return { document, bytes: NODE_BYTES * nodes };
}

function rulesFor({ introspection }: GraphqlConfig): readonly ValidationRule[] {
  const rules = specifiedRules.map((rule) =>
    rule === OverlappingFieldsCanBeMergedRule ? overlappingFieldsRule : rule,
  );
  return introspection ? rules : [...rules, noIntrospectionRule];
}

async function turn(): Promise<void> {
  await giveWay(NO_DEADLINE);
}
