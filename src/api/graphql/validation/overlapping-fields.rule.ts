import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { limitError } from '../errors/classified-error.js';
import { argumentKey } from './argument-key.js';
import { conflictError, differentFields, differentShapes, type FieldConflict } from './field-conflict.js';
import { type MergedField, mergeSelections, selectionOf, type SelectionPart } from './merged-selection.js';
import { possibleObjects } from './possible-objects.js';

/**
 * Maximum number of selections visited during merging; each takes about a tenth of a microsecond. DataHub's user
 * interface needs less than a tenth of this.
 */
const MAX_MERGED = 200_000;

/**
 * Fields of one response object under the same name must be the same; see "Field Selection Merging" in the
 * specification. Equivalent to the rule of graphql-js, which compares each pair of fields and of fragments. This rule
 * merges all selections under one name, level by level, and visits a merged selection only once (the algorithm of Simon
 * Adameit for Sangria). Documents that take more than `limit` steps are refused with a limit error.
 */
export function overlappingFieldsRule(context: ValidationContext, limit = MAX_MERGED): ASTVisitor {
  return { Document: { leave: (document): void => new OverlapCheck(context, limit).run(document) } };
}

/**
 * Selections to merge. `isOneObject`: whether the fields may belong to one object and must be the same, rather than
 * only have the same shape.
 */
interface Merge {
  readonly parts: readonly SelectionPart[];
  readonly isOneObject: boolean;
}

class OverlapCheck {
  private readonly merges: Merge[] = [];
  private readonly seen = [new Set<string>(), new Set<string>()] as const;
  private readonly numbers = new Map<SelectionSetNode, number>();
  private readonly argumentKeys = new Map<FieldNode, string>();
  private readonly reported = new Map<FieldNode, Set<FieldNode>>();
  private steps = 0;

  constructor(
    private readonly context: ValidationContext,
    private readonly limit: number,
  ) {}

  run({ definitions }: DocumentNode): void {
    for (const node of definitions) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      const type = this.context.getSchema().getRootType(node.operation) ?? undefined;
      this.plan([{ set: node.selectionSet, type, above: undefined }], true);
    }
    // `check` adds further merges to the list during the iteration.
    for (const merge of this.merges) {
      this.check(merge);
      if (this.isTooMuch) {
        this.giveUp();
        return;
      }
    }
  }

  private giveUp(): void {
    this.context.reportError(limitError('The number of fields under the same names', undefined, this.limit, Infinity));
  }

  private check({ parts, isOneObject }: Merge): void {
    const fields = mergeSelections(this.context, parts, () => (this.steps += 1));
    for (const same of fields.values()) if (!this.isTooMuch) this.checkSame(same, isOneObject);
  }

  private checkSame(fields: readonly MergedField[], isOneObject: boolean): void {
    if (fields.length === 1) {
      this.planBelow(fields, isOneObject);
      return;
    }
    const groups: (readonly MergedField[])[] = [];
    for (const group of isOneObject ? possibleObjects(fields) : []) {
      this.steps += group.length;
      if (this.isTooMuch || this.report(differentFields(group, (node) => this.keyOf(node)))) return;
      groups.push(group);
    }
    if (this.report(differentShapes(fields))) return;
    for (const group of groups) this.planBelow(group, true);
    if (groups.length !== 1) this.planBelow(fields, false);
  }

  private get isTooMuch(): boolean {
    return this.steps > this.limit;
  }

  private planBelow(fields: readonly MergedField[], isOneObject: boolean): void {
    this.plan(
      fields.map((field) => selectionOf(this.context, field)).filter((part) => part !== undefined),
      isOneObject,
    );
  }

  /** A single selection needs no comparison of shapes: it is part of a selection with a stricter comparison. */
  private plan(parts: readonly SelectionPart[], isOneObject: boolean): void {
    if (parts.length === 0 || (parts.length === 1 && !isOneObject)) return;
    const [shapes, objects] = this.seen;
    const key = this.numbersOf(parts);
    if (objects.has(key) || (!isOneObject && shapes.has(key))) return;
    (isOneObject ? objects : shapes).add(key);
    this.merges.push({ parts, isOneObject });
  }

  private numbersOf(parts: readonly SelectionPart[]): string {
    const numbers = new Set(parts.map(({ set }) => this.numberOf(set)));
    return [...numbers].sort((one, other) => one - other).join();
  }

  private numberOf(set: SelectionSetNode): number {
    const known = this.numbers.get(set) ?? this.numbers.size;
    this.numbers.set(set, known);
    return known;
  }

  private keyOf(node: FieldNode): string {
    const known = this.argumentKeys.get(node) ?? argumentKey(node);
    this.argumentKeys.set(node, known);
    return known;
  }

  /** Returns whether there is a conflict, and reports each conflict once. */
  private report(conflict: FieldConflict | undefined): boolean {
    if (conflict === undefined) return false;
    const [{ node: one }, { node: other }] = conflict.fields;
    const others = this.reported.get(one) ?? new Set();
    this.reported.set(one, others);
    if (!others.has(other)) this.context.reportError(conflictError(conflict));
    others.add(other);
    return true;
  }
}
