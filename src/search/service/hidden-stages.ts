import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AspectStore, type CacheListener, type ChangeNotice, WriteListeners } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { isJsonObject } from '../../foundation/json/json.js';

const STAGE = 'lifecycleStageType';
const STAGE_INFO = 'lifecycleStageTypeInfo';
const MOST_STAGES = 1_000;

/** Maximum delay until another replica's change of a stage takes effect, in milliseconds. */
const MAX_AGE_MS = 5_000;

/** The lifecycle stages whose entities are hidden from searches. */
@Injectable()
export class HiddenStages implements CacheListener, OnModuleInit {
  readonly onlyForgets = true;
  private known: { readonly at: number; readonly urns: Promise<readonly string[]> } | undefined;

  constructor(
    private readonly store: AspectStore,
    private readonly listeners: WriteListeners,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.registerCache(this);
  }

  dependsOn({ entityType }: ChangeNotice): boolean {
    return entityType === STAGE;
  }

  afterCommit(changes: readonly ChangeNotice[]): void {
    if (changes.some((change) => this.dependsOn(change))) this.known = undefined;
  }

  /** Urns of the hiding stages, at most five seconds old. */
  urns(): Promise<readonly string[]> {
    const at = this.clock.elapsed();
    if (this.known !== undefined && at - this.known.at < MAX_AGE_MS) return this.known.urns;
    const known = { at, urns: this.read() };
    this.known = known;
    known.urns.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return known.urns;
  }

  private async read(): Promise<readonly string[]> {
    const { urns } = await this.store.listUrns(STAGE, 0, MOST_STAGES);
    const found = await this.store.latest(urns, [STAGE_INFO]);
    return urns.filter((urn) => {
      const settings = found.get(urn)?.get(STAGE_INFO)?.value['settings'];
      return isJsonObject(settings) && settings['hideInSearch'] === true;
    });
  }
}
