import {
  defaultTypeResolver,
  type GraphQLError,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type ResponsePath,
} from 'graphql';
import { requestOrigin } from '../../../foundation/requests/request-origin.js';
import { PlainRef, type WorkBudget } from '../../../entities/index.js';
import type { ArgumentValues } from './argument-reader.js';
import { errorAt, ExecutionErrors, lengthOf } from './execution-errors.js';
import { abortion, notIterable, notOfType, notSerialized, nothing } from './completion-failures.js';
import { FieldInfo } from './field-info.js';
import { isIterable, isPromise, property } from './kinds-of-values.js';
import type { OperationPlan } from './operation-plan.js';
import { Pace } from './pace.js';
import { RepeatedEntities } from './repeated-entities.js';
import { runtimeType } from './runtime-type.js';
import { PendingValues } from './pending-values.js';
import type { FieldPlan, SelectionPlan } from './selection-plan.js';
import type { TypeShape } from './type-shape.js';

type Variables = Readonly<Record<string, unknown>>;
type Completed = unknown;

/** Steps that the call of a resolver counts as: its synchronous work runs before the event loop is yielded. */
const RESOLVER_STEPS = 16;

/** Characters of a name in the response besides its own: two quotes, a colon, a comma. */
const NAME_MARKS = 4;

/** Data and errors of an execution; `data` is null if a value of a non-null type was null. */
export interface ExecutionOutcome {
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly GraphQLError[];
}

/** A list that is being completed. */
interface OpenList {
  readonly items: readonly unknown[];
  readonly pending: PendingValues<unknown[]>;
  next: number;
}

/**
 * One execution of an operation, as defined by "Executing Operations" in the specification. Its cost is charged to the
 * budget of the request, and long executions yield the event loop. It ends as soon as the budget or the time of the
 * request is exhausted.
 */
export class Execution {
  private readonly errors = new ExecutionErrors();
  private readonly pace = new Pace();
  private readonly entities = new RepeatedEntities();
  private argumentValues: Map<FieldPlan, ArgumentValues> | undefined;
  private finish: ((outcome: ExecutionOutcome) => void) | undefined;
  private refusal: GraphQLError | undefined;

  constructor(
    private readonly plan: OperationPlan,
    private readonly variables: Variables,
    private readonly context: unknown,
    private readonly work: WorkBudget,
  ) {}

  /** Runs the operation. Never rejects. */
  run(): ExecutionOutcome | Promise<ExecutionOutcome> {
    try {
      const data = this.plan.isSerial
        ? this.serially(this.plan.root)
        : this.selection(this.plan.root, undefined, undefined);
      if (!isPromise(data)) return this.outcome(data);
      return new Promise((resolve) => {
        this.finish = resolve;
        if (this.refusal !== undefined) resolve(this.refused());
        data.then(
          (value) => resolve(this.outcome(value)),
          (error: unknown) => resolve(this.failure(error)),
        );
      });
    } catch (error) {
      return this.failure(error);
    }
  }

  private outcome(data: unknown): ExecutionOutcome {
    return { data: data as Record<string, unknown>, errors: this.errors.all };
  }

  private failure(error: unknown): ExecutionOutcome {
    if (this.refusal !== undefined) return this.refused();
    this.errors.add(error as GraphQLError, undefined);
    return { data: null, errors: this.errors.all };
  }

  private refused(): ExecutionOutcome {
    return { data: null, errors: this.refusal === undefined ? [] : [this.refusal] };
  }

  private selection(plan: SelectionPlan, source: unknown, path: ResponsePath | undefined): Completed {
    const result = emptyResult(plan);
    let pending: PendingValues<Record<string, unknown>> | undefined;
    try {
      for (const field of plan.fields) {
        const value = this.field(field, source, path);
        if (value instanceof Promise) (pending ??= new PendingValues(result)).put(field.responseName, value);
        else result[field.responseName] = value;
      }
    } catch (error) {
      if (pending === undefined) throw error;
      return pending.failure(error);
    }
    return pending === undefined ? result : pending.settled();
  }

  private async serially(plan: SelectionPlan): Promise<Completed> {
    const result = emptyResult(plan);
    for (const field of plan.fields) result[field.responseName] = await this.field(field, undefined, undefined);
    return result;
  }

  /**
   * Completes the value of a field. Values that need neither a resolver nor a path are completed without creating
   * either.
   */
  private field(field: FieldPlan, source: unknown, parent: ResponsePath | undefined): Completed {
    const { shape, definition } = field;
    let path: ResponsePath | undefined;
    try {
      if (this.refusal !== undefined) throw this.refusal;
      this.pace.step(definition.resolve === undefined ? 1 : RESOLVER_STEPS);
      this.work.charge(field.work, field.responseName.length + NAME_MARKS);
      if (definition.resolve === undefined && shape.kind === 'leaf') {
        const value = property(source, definition.name);
        if (typeof value !== 'function' && !isPromise(value)) return this.leaf(field, shape, value);
      }
      path = pathOf(field, parent);
      const value = this.valueOf(field, source, path);
      if (shape.kind === 'leaf' && !isPromise(value)) return this.leaf(field, shape, value);
      return this.awaited(field, shape, value, path);
    } catch (error) {
      return this.failed(field, shape, error, path ?? pathOf(field, parent));
    }
  }

  /** Returns the completed value, or a promise of it. */
  private awaited(field: FieldPlan, shape: TypeShape, value: unknown, path: ResponsePath): Completed {
    if (!isPromise(value)) return this.completed(field, shape, value, path);
    return Promise.resolve(value).then(
      (later) => this.resumed(field, shape, later, path),
      (error: unknown) => this.failed(field, shape, error, path),
    );
  }

  private resumed(field: FieldPlan, shape: TypeShape, value: unknown, path: ResponsePath): Completed {
    try {
      const pause = this.pace.pause();
      if (pause === undefined) return this.completed(field, shape, value, path);
      return pause.then(
        () => this.completed(field, shape, value, path),
        (error: unknown) => this.failed(field, shape, error, path),
      );
    } catch (error) {
      return this.failed(field, shape, error, path);
    }
  }

  private completed(field: FieldPlan, shape: TypeShape, value: unknown, path: ResponsePath): Completed {
    try {
      const completed = this.complete(field, shape, value, path);
      if (!(completed instanceof Promise)) return completed;
      return completed.then(undefined, (error: unknown) => this.failed(field, shape, error, path));
    } catch (error) {
      return this.failed(field, shape, error, path);
    }
  }

  private valueOf(field: FieldPlan, source: unknown, path: ResponsePath): unknown {
    const { resolve, name } = field.definition;
    if (resolve !== undefined) return resolve(source, this.argumentsOf(field), this.context, this.info(field, path));
    const value = property(source, name);
    if (typeof value !== 'function') return value;
    return Reflect.apply(value, source, [this.argumentsOf(field), this.context, this.info(field, path)]) as unknown;
  }

  private argumentsOf(field: FieldPlan): ArgumentValues {
    if (field.definition.args.length === 0) return field.readArguments(this.variables);
    let values = this.argumentValues?.get(field);
    if (values === undefined) {
      values = field.readArguments(this.variables);
      this.argumentValues ??= new Map();
      this.argumentValues.set(field, values);
    }
    return values;
  }

  private info(field: FieldPlan, path: ResponsePath): GraphQLResolveInfo {
    return new FieldInfo(this.plan, this.variables, field, path);
  }

  /** Handles a value that cannot be completed: returns null for a nullable type, otherwise fails the parent. */
  private failed(field: FieldPlan, shape: TypeShape, error: unknown, path: ResponsePath): null {
    const cause = this.work.refusal ?? this.pace.refusal;
    if (cause !== undefined) throw this.abort(cause);
    const located = errorAt(error, field, path);
    if (shape.isRequired) throw located;
    this.chargeError(located);
    this.errors.add(located, path);
    return null;
  }

  /** Charges the text of an error, which a list repeats for each item, and with it the names on the way to the item. */
  private chargeError(error: GraphQLError): void {
    try {
      this.work.charge(0, lengthOf(error));
    } catch (refusal) {
      throw this.abort(refusal as Error);
    }
  }

  private abort(cause: Error): GraphQLError {
    if (this.refusal === undefined) {
      this.refusal = abortion(cause);
      const origin = requestOrigin();
      if (origin !== undefined) origin.isAbandoned = true;
      this.finish?.(this.refused());
    }
    return this.refusal;
  }

  private complete(field: FieldPlan, shape: TypeShape, value: unknown, path: ResponsePath): Completed {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return nothing(field, shape);
    switch (shape.kind) {
      case 'leaf':
        return this.leaf(field, shape, value);
      case 'list':
        return this.list(field, shape, value, path);
      case 'object':
        return this.object(field, shape.type, value, path);
      case 'abstract':
        return this.abstract(field, shape.type, value, path);
    }
  }

  private leaf(field: FieldPlan, shape: TypeShape & { kind: 'leaf' }, value: unknown): unknown {
    if (typeof value === shape.unchanged) {
      if (typeof value === 'string') this.work.charge(0, value.length);
      return value;
    }
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) return nothing(field, shape);
    const result = shape.type.serialize(value);
    if (result === null || result === undefined) throw notSerialized(shape.type);
    if (typeof result === 'string') this.work.charge(0, result.length);
    return result;
  }

  private list(field: FieldPlan, shape: TypeShape & { kind: 'list' }, value: unknown, path: ResponsePath): Completed {
    if (!isIterable(value)) throw notIterable(field);
    const items = Array.isArray(value) ? value : [...value];
    return this.items(field, shape.item, openList(items), path);
  }

  private items(field: FieldPlan, shape: TypeShape, list: OpenList, path: ResponsePath): Completed {
    const { items, pending } = list;
    try {
      for (; list.next < items.length; list.next += 1) {
        const pause = this.pace.pause();
        if (pause !== undefined) return pending.later(pause, () => this.items(field, shape, list, path));
        this.addItem(field, shape, list, path);
      }
    } catch (error) {
      return pending.failure(error);
    }
    return pending.settled();
  }

  private addItem(field: FieldPlan, shape: TypeShape, { next, items, pending }: OpenList, parent: ResponsePath): void {
    this.pace.step(1);
    pending.put(next, this.item(field, shape, items[next], { prev: parent, key: next, typename: undefined }));
  }

  private item(field: FieldPlan, shape: TypeShape, item: unknown, path: ResponsePath): Completed {
    try {
      if (this.refusal !== undefined) throw this.refusal;
      this.work.charge(1, 1);
    } catch (error) {
      return this.failed(field, shape, error, path);
    }
    if (!isPromise(item)) return this.completed(field, shape, item, path);
    return Promise.resolve(item).then(
      (later) => this.completed(field, shape, later, path),
      (error: unknown) => this.failed(field, shape, error, path),
    );
  }

  private abstract(field: FieldPlan, type: GraphQLAbstractType, value: unknown, path: ResponsePath): Completed {
    const resolveType = type.resolveType ?? defaultTypeResolver;
    const name = resolveType(value, this.context, this.info(field, path), type);
    const { schema } = this.plan;
    if (isPromise(name)) {
      return Promise.resolve(name).then((later) =>
        this.object(field, runtimeType(schema, type, field, later), value, path),
      );
    }
    return this.object(field, runtimeType(schema, type, field, name), value, path);
  }

  private object(field: FieldPlan, type: GraphQLObjectType, value: unknown, path: ResponsePath): Completed {
    const isOfType = type.isTypeOf == null || type.isTypeOf(value, this.context, this.info(field, path));
    if (!isPromise(isOfType)) return this.objectOf(field, type, value, path, isOfType);
    return Promise.resolve(isOfType).then((later) => this.objectOf(field, type, value, path, later));
  }

  private objectOf(
    field: FieldPlan,
    type: GraphQLObjectType,
    value: unknown,
    path: ResponsePath,
    isOf: boolean,
  ): Completed {
    if (!isOf) throw notOfType(type, field);
    return this.entity(this.plan.planner.below(field, type), value, path);
  }

  /** Completes an object, by its first occurrence if a query shows the same entity with the same selection again. */
  private entity(plan: SelectionPlan, source: unknown, path: ResponsePath): Completed {
    if (this.plan.isSerial || !plan.isDeep || !(source instanceof PlainRef)) return this.selection(plan, source, path);
    const anew = (): Completed => this.selection(plan, source, path);
    const first = this.entities.first(plan, source.urn);
    if (first === undefined) {
      const value = anew();
      this.entities.keep(plan, source.urn, { path, value });
      return value;
    }
    if (!(first.value instanceof Promise)) return this.repeated(first.path, first.value, anew);
    return first.value.then((value: unknown) => this.repeated(first.path, value, anew), anew);
  }

  /** Repeats the completed value of `place`, unless it has errors: these have the path of their place. */
  private repeated(place: ResponsePath, value: Completed, anew: () => Completed): Completed {
    if (this.errors.hasBelow(place)) return anew();
    this.work.charge(1, this.entities.lengthOf(value));
    return value;
  }
}

function emptyResult({ namesPrototype }: SelectionPlan): Record<string, unknown> {
  return namesPrototype ? (Object.create(null) as Record<string, unknown>) : {};
}

function pathOf({ responseName, parentType }: FieldPlan, parent: ResponsePath | undefined): ResponsePath {
  return { prev: parent, key: responseName, typename: parentType.name };
}

function openList(items: readonly unknown[]): OpenList {
  return { items, pending: new PendingValues(new Array<unknown>(items.length)), next: 0 };
}
