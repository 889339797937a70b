import { Injectable } from '@nestjs/common';
import { AspectStore, AspectWriter, type WriteContext } from '../../aspects/index.js';
import { Clock } from '../../common/clock.js';
import type { JsonObject } from '../../common/json.js';
import { SYSTEM_ACTOR } from '../actor.js';
import { tokenUrn } from './token-hash.js';

const INFO_ASPECT = 'dataHubAccessTokenInfo';

/** What is stored of a token; never its text. Times are milliseconds. */
export interface StoredToken {
  readonly hash: string;
  readonly name: string;
  readonly actorUrn: string;
  readonly ownerUrn: string;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly description: string | undefined;
}

/** The entities of tokens. */
@Injectable()
export class TokenStore {
  constructor(
    private readonly store: AspectStore,
    private readonly writer: AspectWriter,
    private readonly clock: Clock,
  ) {}

  /** Stores a token in its owner's name. */
  async add(token: StoredToken): Promise<void> {
    const proposal = {
      urn: tokenUrn(token.hash),
      entityType: 'dataHubAccessToken',
      aspectName: INFO_ASPECT,
      changeType: 'UPSERT',
      value: infoOf(token),
    } as const;
    await this.writer.write([proposal], this.contextOf(token.ownerUrn));
  }

  /** Whether a token is stored; one that is marked as removed still counts. */
  async has(hash: string): Promise<boolean> {
    return this.store.exists(tokenUrn(hash), { includeSoftDeleted: true });
  }

  /** Whether any token is stored. */
  async isEmpty(): Promise<boolean> {
    return (await this.store.count(INFO_ASPECT)) === 0;
  }

  /** Deletes a token. Answers whether there was one. */
  async remove(hash: string): Promise<boolean> {
    return (await this.writer.deleteEntity(tokenUrn(hash), this.contextOf(SYSTEM_ACTOR.urn))) > 0;
  }

  private contextOf(actor: string): WriteContext {
    return { audit: { time: this.clock.now(), actor }, source: 'SYSTEM', searchTiming: 'prompt' };
  }
}

function infoOf({ name, actorUrn, ownerUrn, createdAt, expiresAt, description }: StoredToken): JsonObject {
  return {
    name,
    actorUrn,
    ownerUrn,
    createdAt,
    ...(expiresAt !== undefined && { expiresAt }),
    ...(description !== undefined && { description }),
  };
}
