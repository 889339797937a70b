import { Injectable } from '@nestjs/common';
import {
  type AspectRecord,
  AspectStore,
  AspectWriter,
  type AuditStamp,
  type ChangeProposal,
  defaultAspects,
} from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { type EntitySpec, ModelRegistry } from '../../model/index.js';
import type { RestoreTally } from './restore-tally.js';

type StoredAspects = ReadonlyMap<string, AspectRecord>;

/** Gives entities the default aspects that a first write would give them now. */
@Injectable()
export class DefaultAspectsRestore {
  constructor(
    private readonly store: AspectStore,
    private readonly writer: AspectWriter,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * Writes the missing key aspects of `urns` and the default aspects of their types. An entity that a rule refuses is
   * skipped and counted.
   */
  async create(urns: readonly string[], audit: AuditStamp, tally: RestoreTally): Promise<void> {
    const stored = await this.store.latest(urns);
    for (const urn of urns) {
      try {
        await this.createFor(urn, stored.get(urn) ?? new Map(), audit, tally);
      } catch (error) {
        if (!(error instanceof DomainError) || error.spec.status >= 500) throw error;
        tally.ignore({ urn, aspectName: '', reason: `no default aspects: ${error.message}` });
      }
    }
  }

  private async createFor(urn: string, stored: StoredAspects, audit: AuditStamp, tally: RestoreTally): Promise<void> {
    const spec = this.registry.findEntity(urn.split(':', 3)[2] ?? '');
    if (spec === undefined) return;
    const made = await defaultAspects(spec, urn, (other, name) => this.store.latestOne(other, name));
    const missing = made.filter(({ aspectName }) => !stored.has(aspectName));
    if (!stored.has(spec.keyAspect.name) && missing.length === 0) missing.push(keyOf(spec, urn));
    if (missing.length === 0) return;
    const results = await this.writer.write(
      missing.map(({ aspectName, value }) => proposalOf(spec, urn, aspectName, value)),
      { audit, source: 'SYSTEM' },
    );
    tally.defaultAspectsCreated += results.filter(({ outcome }) => outcome === 'written').length;
  }
}

function keyOf(spec: EntitySpec, urn: string) {
  return { aspectName: spec.keyAspect.name, value: spec.keyOf(urn) };
}

/** A value that was written meanwhile stays. */
function proposalOf(
  { name: entityType }: EntitySpec,
  urn: string,
  aspectName: string,
  value: NonNullable<ChangeProposal['value']>,
): ChangeProposal {
  return { urn, entityType, aspectName, value, changeType: 'CREATE', headers: { 'If-None-Match': '*' } };
}
