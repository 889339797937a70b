import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { distinct } from '../foundation/common/distinct.js';
import { isEnd } from './edge-collector.js';
import { ReferenceStore } from './reference-store.js';

/** Maximum number of questions per statement. */
const BATCH = 200;

/** Whether anything refers to an entity by a relationship. */
interface Question {
  readonly urn: string;
  readonly type: string;
}

/**
 * Tells whether anything refers to an entity, so that what refers to it is only searched for if there is something to
 * find. Concurrent calls share a statement.
 */
@Injectable()
export class Referrers {
  private readonly loader = new DataLoader((questions: readonly Question[]) => this.read(questions), {
    cache: false,
    maxBatchSize: BATCH,
  });

  constructor(private readonly references: ReferenceStore) {}

  /**
   * Whether an aspect may refer to `urn` by a relationship called `type`, such as `IncidentOn`; always true for texts
   * that the graph does not accept. Throws `ENGINE_UNAVAILABLE`.
   */
  async mayReferTo(urn: string, type: string): Promise<boolean> {
    return isEnd(urn) ? this.loader.load({ urn, type }) : true;
  }

  private async read(questions: readonly Question[]): Promise<boolean[]> {
    const referred = await this.references.referred(
      distinct(questions.map(({ urn }) => urn)),
      distinct(questions.map(({ type }) => type)),
    );
    return questions.map(({ urn, type }) => referred.get(type)?.has(urn) === true);
  }
}
