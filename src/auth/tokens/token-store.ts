import { Injectable } from '@nestjs/common';
import { AspectWriter, type SearchTiming, valueAs, type WriteContext } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { defined } from '../../foundation/common/given.js';
import { dataHubAccessTokenInfo, type StoredOf } from '../../model/index.js';
import { SYSTEM_ACTOR } from '../actor.js';
import { ANY_TOKEN, tokenUrn } from './token-hash.js';
import { RightsStore } from '../rights/rights-store.js';

const INFO_ASPECT = dataHubAccessTokenInfo.name;

/** The stored properties of a token, without its text. Times are in milliseconds since 1970. */
export interface StoredToken {
  readonly hash: string;
  readonly name: string;
  readonly actorUrn: string;
  readonly ownerUrn: string;
  readonly createdAt: number;
  readonly expiresAt: number | undefined;
  readonly description: string | undefined;
}

/** Stores access tokens as entities. */
@Injectable()
export class TokenStore {
  constructor(
    private readonly store: RightsStore,
    private readonly writer: AspectWriter,
    private readonly clock: Clock,
  ) {}

  /** Stores a token; its owner is the actor. */
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

  /** Returns a stored token; undefined if it is not stored. */
  async find(hash: string): Promise<StoredToken | undefined> {
    const record = await this.store.latestOne(tokenUrn(hash), INFO_ASPECT);
    return record === undefined ? undefined : storedToken(hash, valueAs(record, dataHubAccessTokenInfo));
  }

  /** Whether a token is stored with its properties: a token without them could be neither listed nor revoked. */
  async has(hash: string): Promise<boolean> {
    return (await this.store.latestOne(tokenUrn(hash), INFO_ASPECT)) !== undefined;
  }

  /** Whether any token is stored. */
  async isEmpty(): Promise<boolean> {
    return (await this.store.count(INFO_ASPECT, ANY_TOKEN)) === 0;
  }

  /** Deletes a token as `actorUrn`, by default the system. Returns whether the token was stored. */
  async remove(hash: string, actorUrn: string = SYSTEM_ACTOR.urn): Promise<boolean> {
    return (await this.writer.deleteEntity(tokenUrn(hash), this.contextOf(actorUrn, 'prompt'))) > 0;
  }

  private contextOf(actor: string, searchTiming: SearchTiming): WriteContext {
    return { audit: { time: this.clock.now(), actor }, source: 'SYSTEM', searchTiming };
  }
}

type StoredInfo = StoredOf<typeof dataHubAccessTokenInfo>;

function storedToken(hash: string, info: StoredInfo): StoredToken {
  const { name, actorUrn, ownerUrn, createdAt, expiresAt, description } = info;
  return { hash, name, actorUrn, ownerUrn, createdAt, expiresAt, description };
}

function infoOf({ name, actorUrn, ownerUrn, createdAt, expiresAt, description }: StoredToken): StoredInfo {
  return { name, actorUrn, ownerUrn, createdAt, ...defined({ expiresAt, description }) };
}
