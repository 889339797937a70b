import { Injectable } from '@nestjs/common';
import { AspectWriter, type SearchTiming, type WriteContext } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { SYSTEM_ACTOR } from '../actor.js';
import { tokenUrn } from './token-hash.js';
import { RightsStore } from '../rights/rights-store.js';

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
    private readonly store: RightsStore,
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
    await this.writer.write([proposal], this.contextOf(token.ownerUrn, 'answered'));
  }

  /** What is stored of a token; undefined when it is not stored. */
  async find(hash: string): Promise<StoredToken | undefined> {
    const record = await this.store.latestOne(tokenUrn(hash), INFO_ASPECT);
    return record === undefined ? undefined : storedToken(hash, record.value as unknown as StoredInfo);
  }

  /** Whether a token is stored; one that is marked as removed still counts. */
  async has(hash: string): Promise<boolean> {
    return this.store.exists(tokenUrn(hash), { includeSoftDeleted: true });
  }

  /** Whether any token is stored. */
  async isEmpty(): Promise<boolean> {
    return (await this.store.count(INFO_ASPECT)) === 0;
  }

  /** Deletes a token in the name of `actorUrn`, the service itself unless given. Answers whether there was one. */
  async remove(hash: string, actorUrn: string = SYSTEM_ACTOR.urn): Promise<boolean> {
    return (await this.writer.deleteEntity(tokenUrn(hash), this.contextOf(actorUrn, 'prompt'))) > 0;
  }

  private contextOf(actor: string, searchTiming: SearchTiming): WriteContext {
    return { audit: { time: this.clock.now(), actor }, source: 'SYSTEM', searchTiming };
  }
}

type StoredInfo = Partial<Omit<StoredToken, 'hash'>> &
  Pick<StoredToken, 'name' | 'actorUrn' | 'ownerUrn' | 'createdAt'>;

function storedToken(hash: string, info: StoredInfo): StoredToken {
  const { name, actorUrn, ownerUrn, createdAt, expiresAt, description } = info;
  return { hash, name, actorUrn, ownerUrn, createdAt, expiresAt, description };
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
