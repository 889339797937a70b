import { Injectable } from '@nestjs/common';
import type { WriteResult } from '../aspects/index.js';
import { DomainError } from '../foundation/common/errors.js';
import { AspectValidator } from '../model/index.js';
import { type PreparedProposal, sortedByValidity } from './prepare-proposals.js';
import { isRefusal, isRefusalOfPart, refusalOf } from './refusals/refusal.js';
import { RefusedProposalStore } from './refusals/refused-proposal-store.js';
import { refusesRequest } from './validation/rule-failure.js';
import { type Judge, WriteUnit } from './write-unit.js';

/** How the proposals of one request are judged and written. */
export interface UnitWriting {
  readonly traceId: string;
  readonly judge: Judge;
  readonly write: (unit: WriteUnit) => Promise<readonly WriteResult[]>;
}

/**
 * Writes of callers that do not wait for the outcome of each proposal. A refused proposal does not affect
 * the others; the trace shows it.
 */
@Injectable()
export class LaterWrites {
  constructor(
    private readonly validator: AspectValidator,
    private readonly refusals: RefusedProposalStore,
  ) {}

  /**
   * Writes the proposals together; those with invalid values are left out, unless all are invalid. If stored values
   * forbid the write, each proposal is written on its own, judged on its own. Throws `VALIDATION_FAILED`, also for a
   * proposal that breaks a rule of its content, and what `judge` throws.
   */
  async write(asked: readonly PreparedProposal[], writing: UnitWriting): Promise<readonly WriteResult[]> {
    try {
      return await this.writeUnit(await WriteUnit.judged(asked, writing.judge, this.validator), writing);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
      return this.writeValid(asked, error, writing);
    }
  }

  private async writeValid(
    asked: readonly PreparedProposal[],
    cause: DomainError,
    writing: UnitWriting,
  ): Promise<readonly WriteResult[]> {
    const { valid, invalid } = await sortedByValidity(asked, this.validator);
    if (valid.length === 0 || invalid.length === 0) throw cause;
    const unit = await this.partOf(valid, writing.judge);
    await this.refusals.add(
      writing.traceId,
      invalid.map(({ item, error }) => refusalOf(item, error)),
    );
    return unit === undefined ? this.writeEach(valid, writing) : this.writeUnit(unit, writing);
  }

  /** The unit of a part of what was judged; undefined where the part is not allowed without the rest. */
  private async partOf(items: readonly PreparedProposal[], judge: Judge): Promise<WriteUnit | undefined> {
    try {
      return await WriteUnit.judged(items, judge, this.validator);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'FORBIDDEN') return undefined;
      throw error;
    }
  }

  private async writeUnit(unit: WriteUnit, writing: UnitWriting): Promise<readonly WriteResult[]> {
    try {
      return await writing.write(unit);
    } catch (error) {
      if (!isRefusal(error) || refusesRequest(error)) throw error;
      const [only, ...others] = unit.items;
      if (only === undefined || others.length > 0) return this.writeEach(unit.items, writing);
      await this.refuse(only, error, writing);
      return [];
    }
  }

  private async writeEach(items: readonly PreparedProposal[], writing: UnitWriting): Promise<readonly WriteResult[]> {
    const results: WriteResult[] = [];
    for (const one of items) {
      try {
        results.push(...(await writing.write(await WriteUnit.judged([one], writing.judge, this.validator))));
      } catch (error) {
        if (!isRefusalOfPart(error)) throw error;
        await this.refuse(one, error, writing);
      }
    }
    return results;
  }

  private refuse(one: PreparedProposal, error: DomainError, { traceId }: UnitWriting): Promise<void> {
    return this.refusals.add(traceId, [refusalOf(one, error)]);
  }
}
