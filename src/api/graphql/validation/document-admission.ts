import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationRule,
} from 'graphql';
import { NO_DEADLINE } from '../../../foundation/requests/deadline.js';
import { giveWay } from '../../../foundation/concurrency/give-way.js';
import type { GraphqlConfig } from '../../../foundation/config/index.js';
import { QueryScreen } from '../limits/query-screen.js';
import type { DocumentCache } from './document-cache.js';
import type { AdmittedDocument, DocumentDecision, RefusedQuery } from './document-decision.js';
import { noIntrospectionRule } from './no-introspection.rule.js';
import { overlappingFieldsRule } from './overlapping-fields.rule.js';
import type { ParsedDocument } from './parsed-document.js';
import { validateDocument } from './validate-document.js';

/** Approximate size in bytes of a syntax node with its position. */
const NODE_BYTES = 200;

type Format = (error: GraphQLError) => GraphQLFormattedError;

/**
 * Decides which query texts may be executed: parses and validates each text once, within the limits, and caches the
 * decision. The event loop is yielded between the steps. Concurrent requests with the same text share the work, so the
 * end of one of them does not abort it.
 */
export class DocumentAdmission {
  private readonly underWay = new Map<string, Promise<DocumentDecision>>();
  private readonly screen: QueryScreen;
  private readonly rules: readonly ValidationRule[];

  constructor(
    private readonly schema: GraphQLSchema,
    limits: GraphqlConfig,
    /** Caches the decisions. */
    private readonly decisions: DocumentCache,
    /** Formats an error for the caller. */
    private readonly format: Format,
  ) {
    this.screen = new QueryScreen(limits);
    this.rules = rulesFor(limits);
  }

  /** Returns the cached decision about `query`; undefined if there is none. */
  known(query: string): DocumentDecision | undefined {
    return this.decisions.get(query);
  }

  /** Decides about a `query` without a cached decision. */
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
