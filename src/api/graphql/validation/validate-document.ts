import {
  type ASTVisitFn,
  type ASTVisitor,
  type DocumentNode,
  getEnterLeaveForKind,
  GraphQLError,
  type GraphQLSchema,
  TypeInfo,
  ValidationContext,
  type ValidationRule,
  visit,
  visitInParallel,
  visitWithTypeInfo,
} from 'graphql';
import { NO_DEADLINE } from '../../../foundation/requests/deadline.js';
import { giveWay } from '../../../foundation/concurrency/give-way.js';
import { limitError } from '../errors/classified-error.js';

/** Number of errors after which validation stops, as in graphql-js and graphql-java. */
const MAX_ERRORS = 100;

/**
 * Number of errors whose messages suggest names: finding similar names among the types of the schema takes a
 * millisecond.
 */
const MAX_ERRORS_WITH_PROPOSALS = 10;

/**
 * Maximum number of fragments and variables that the operations of a document may reach, counted per operation. Source:
 * graphql-js.
 */
const MAX_USES = 50_000;

/**
 * Returns the errors of a document by `rules`, in the order of graphql-js; empty if it may be executed. Equivalent to
 * `validate` of graphql-js, but one definition at a time, yielding the event loop between them.
 */
export async function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: readonly ValidationRule[],
): Promise<readonly GraphQLError[]> {
  const types = new TypeInfo(schema);
  const context = new CountingContext(schema, document, types);
  const visitor = visitWithTypeInfo(types, visitInParallel(rules.map((rule) => rule(context))));
  try {
    await visitInTurns(document, visitor);
  } catch (error) {
    // Thrown by the context after too many errors, and by graphql-js if operations reach fragments too often.
    if (!(error instanceof GraphQLError)) throw error;
    context.errors.push(error === TOO_MANY ? error : tooManyUses());
  }
  return context.errors;
}

async function visitInTurns(document: DocumentNode, visitor: ASTVisitor): Promise<void> {
  const { enter, leave } = getEnterLeaveForKind(visitor, document.kind);
  call(enter, document, visitor);
  for (const definition of document.definitions) {
    visit(definition, visitor);
    const turn = giveWay(NO_DEADLINE);
    if (turn !== undefined) await turn;
  }
  call(leave, document, visitor);
}

function call(hook: ASTVisitFn<DocumentNode> | undefined, document: DocumentNode, visitor: ASTVisitor): void {
  hook?.call(visitor, document, undefined, undefined, [], []);
}

const TOO_MANY = new GraphQLError('Too many validation errors, error limit reached. Validation aborted.');

function tooManyUses(): GraphQLError {
  return limitError('The number of uses of fragments and variables by all operations', undefined, MAX_USES, Infinity);
}

class CountingContext extends ValidationContext {
  readonly errors: GraphQLError[] = [];

  constructor(schema: GraphQLSchema, document: DocumentNode, types: TypeInfo) {
    super(schema, document, types, (error) => this.add(error));
  }

  override get hideSuggestions(): boolean {
    return this.errors.length >= MAX_ERRORS_WITH_PROPOSALS;
  }

  private add(error: GraphQLError): void {
    if (this.errors.length >= MAX_ERRORS) throw TOO_MANY;
    this.errors.push(error);
  }
}
