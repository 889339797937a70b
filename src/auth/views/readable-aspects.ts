import { Injectable } from '@nestjs/common';
import { type AspectRecord, type AspectsByUrn, VisibleAspects } from '../../aspects/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { Actor } from '../actor.js';
import { ReadableEntities } from './readable-entities.js';
import { ReadableFields } from './readable-fields.js';

/**
 * Reads aspects for the REST APIs: without entities, secret aspects and fields that the model restricts for the actor,
 * and without values of soft-deleted structured properties. Does not check the right to read the entity itself. Throws
 * as `AspectStore`.
 */
@Injectable()
export class ReadableAspects {
  constructor(
    private readonly visible: VisibleAspects,
    private readonly entities: ReadableEntities,
    private readonly fields: ReadableFields,
    private readonly registry: ModelRegistry,
  ) {}

  /** As `AspectStore.latest`. */
  async latest(actor: Actor, urns: readonly string[], aspectNames?: readonly string[]): Promise<AspectsByUrn> {
    const kept = await this.entities.keptFrom(actor, urns);
    const readable = kept.size === 0 ? urns : urns.filter((urn) => !kept.has(urn));
    const found = await this.visible.latest(readable, aspectNames);
    return this.fields.records(actor, this.withoutSecrets(found));
  }

  /** As `AspectStore.version`. */
  async version(actor: Actor, urn: string, aspectName: string, version: number): Promise<AspectRecord | undefined> {
    if (this.isSecret(aspectName) || (await this.entities.isKeptFrom(actor, urn))) return undefined;
    const record = await this.visible.version(urn, aspectName, version);
    return record === undefined ? undefined : this.fields.record(actor, record);
  }

  private withoutSecrets(found: AspectsByUrn): AspectsByUrn {
    if (!this.holdsSecrets(found)) return found;
    const shown = [...found].map(([urn, aspects]) => {
      return [urn, new Map([...aspects].filter(([name]) => !this.isSecret(name)))] as const;
    });
    return new Map(shown);
  }

  private holdsSecrets(found: AspectsByUrn): boolean {
    for (const aspects of found.values()) for (const name of aspects.keys()) if (this.isSecret(name)) return true;
    return false;
  }

  private isSecret(aspectName: string): boolean {
    return this.registry.findAspect(aspectName)?.isSecret === true;
  }
}
