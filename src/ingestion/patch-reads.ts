import { Injectable } from '@nestjs/common';
import { type ChangeProposal, patchSegments, type PatchOperation } from '../aspects/index.js';
import { type Actor, condition, ReadableFields, refusalOf, resourceAt, ViewAuthorizer } from '../auth/index.js';
import type { DomainError } from '../foundation/common/errors.js';

/** What a patch demands for the fields that it copies, moves or tests. */
const READING = condition('reading the values that the patch copies, moves or tests');

/** The first step of a path that stands for any item: everything below it is judged as a whole. */
const ANY = new Set(['*', '$key']);

type Path = readonly string[];

/**
 * Checks that actors may read what their patches read: `copy` and `move` bring a value to another place, and `test`
 * reveals whether it equals the given one.
 */
@Injectable()
export class PatchReads {
  constructor(
    private readonly viewable: ViewAuthorizer,
    private readonly fields: ReadableFields,
  ) {}

  /**
   * Throws `FORBIDDEN` for a patch that reads an entity, a secret aspect or a field that the actor may not read, or a
   * value that holds one; `INVALID_ARGUMENT` for an invalid path.
   */
  async require(proposals: readonly ChangeProposal[], actor: Actor): Promise<void> {
    if (actor.isSystem) return;
    for (const { urn, aspectName, patch } of proposals) {
      const reading = patch?.patch.filter(({ op }) => op === 'copy' || op === 'move' || op === 'test') ?? [];
      if (reading.length > 0) await this.requireReads(reading, urn, aspectName, actor);
    }
  }

  private async requireReads(
    reading: readonly PatchOperation[],
    urn: string,
    aspectName: string,
    actor: Actor,
  ): Promise<void> {
    const isEntityKept = !(await this.viewable.mayView(actor, urn));
    const hidden = isEntityKept ? [[]] : await this.fields.hiddenFrom(actor, urn, aspectName);
    if (hidden.length === 0) return;
    for (const operation of reading) {
      const read = patchSegments(operation.op === 'test' ? operation.path : (operation.from ?? ''));
      const kept = hidden.filter((path) => areNested(read, path));
      const names = kept.map((path) => [aspectName, ...path].join('.'));
      if (names.length > 0) throw refusal(operation, urn, names.join(', '));
    }
  }
}

/** Whether two places are the same, or one holds the other. */
function areNested(read: Path, hidden: Path): boolean {
  const end = hidden.findIndex((step) => ANY.has(step));
  const known = end < 0 ? hidden : hidden.slice(0, end);
  return known.every((step, at) => at >= read.length || read[at] === step);
}

function refusal({ op, path }: PatchOperation, urn: string, names: string): DomainError {
  const text = `Patch operation ${op} at "${path}" reads ${names} of ${urn}, which you may not read; give the value with add or replace`;
  return refusalOf(READING, resourceAt(urn), text, { urns: [urn] });
}
