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
import { NO_DEADLINE } from '../../../foundation/common/deadline.js';
import { giveWay } from '../../../foundation/common/give-way.js';
import { limitError } from '../errors/classified-error.js';

/** Errors after which a document is looked at no further, as in graphql-js and graphql-java. */
const MAX_ERRORS = 100;

/**
 * Errors whose messages propose other names: finding names that are alike takes a millisecond among the types of the
 * schema.
 */
const MAX_ERRORS_WITH_PROPOSALS = 10;

/**
 * Fragments and variables that the operations of a document may reach, counted for each of them: what graphql-js
 * allows.
 */
const MAX_USES = 50_000;

/**
 * The mistakes in a document by `rules`, in the order in which graphql-js finds them; none when it may be executed. It
 * does what `validate` of graphql-js does, one definition after the other, and gives the event loop away between them.
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
    // Thrown by the context where it has enough, and by graphql-js where operations reach fragments too often.
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
