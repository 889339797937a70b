import { DomainError } from '../../foundation/common/errors.js';
import type { JsonValue } from '../../foundation/json/json.js';
import { sizeOfJson } from '../../foundation/json/json-size.js';
import { MAX_JSON_DEPTH } from '../../foundation/json/safe-json.js';
import type { AspectPatch, PatchOperation } from '../change-proposal.js';

/** Most arrays that a patch may key, and most names in one key. No aspect has as many. */
const MAX_KEYED_ARRAYS = 100;
const MAX_KEY_NAMES = 20;

/** How many moved elements of a list cost as much as one character. */
const ELEMENTS_PER_CHARACTER = 64;

/** The limits on the cost of patches. */
export class PatchLimits {
  constructor(
    /** Operations of one patch. */
    readonly maxOperations = 20_000,
    /**
     * Characters of the values that operations of one batch copy, move and compare, which the caller need not have
     * sent.
     */
    readonly maxCopied = 1_048_576,
  ) {}
}

/**
 * Counts the cost of the patches of one batch, before each operation is applied. Every refusal is `INVALID_ARGUMENT`
 * and names the limit.
 */
export class PatchBudget {
  private copied = 0;

  constructor(private readonly limits: PatchLimits) {}

  /** Refuses a patch with too many operations, or one that keys more arrays, or by more names, than any aspect has. */
  requireAllowed({ patch, arrayPrimaryKeys = {} }: AspectPatch): void {
    const { maxOperations } = this.limits;
    if (patch.length > maxOperations)
      throw refusal(
        `A patch may have ${maxOperations} operations (PATCH_OPERATION_LIMIT), this one has ${patch.length}`,
      );
    const fields = Object.entries(arrayPrimaryKeys);
    if (fields.length > MAX_KEYED_ARRAYS)
      throw refusal(`arrayPrimaryKeys may name ${MAX_KEYED_ARRAYS} arrays, this one names ${fields.length}`);
    const [field] = fields.find(([name, keys]) => keys.length > MAX_KEY_NAMES || name.length > MAX_JSON_DEPTH) ?? [];
    if (field !== undefined)
      throw refusal(
        `arrayPrimaryKeys.${field.slice(0, 100)} may have ${MAX_KEY_NAMES} key names, and a name of ${MAX_JSON_DEPTH} characters`,
      );
  }

  /** Counts a value that `operation` copies, moves or compares. */
  spendValue(operation: PatchOperation, value: JsonValue | undefined): void {
    this.spend(operation, sizeOfJson(value, this.limits.maxCopied - this.copied).characters);
  }

  /** Counts elements of a list that `operation` moves. */
  spendElements(operation: PatchOperation, count: number): void {
    this.spend(operation, Math.floor(count / ELEMENTS_PER_CHARACTER));
  }

  /** Refuses an operation that would nest `value` so deeply that the aspect could no longer be read. */
  requireDepth(operation: PatchOperation, levels: number, value: JsonValue | undefined): void {
    if (levels <= MAX_JSON_DEPTH && levels + sizeOfJson(value, Infinity).depth <= MAX_JSON_DEPTH) return;
    throw refusal(`${place(operation)} nests values deeper than ${MAX_JSON_DEPTH} levels`);
  }

  private spend(operation: PatchOperation, characters: number): void {
    this.copied += characters;
    const { maxCopied } = this.limits;
    if (this.copied <= maxCopied) return;
    throw refusal(
      `${place(operation)} is too much: the patches of a request may copy, move and compare ${maxCopied} characters altogether (PATCH_COPY_LIMIT_BYTES). Send the values that you mean`,
    );
  }
}

function place({ op, path }: PatchOperation): string {
  return `Patch operation ${op} at "${path.slice(0, 200)}"`;
}

function refusal(message: string): DomainError {
  return new DomainError('INVALID_ARGUMENT', message, { details: { patch: true } });
}
