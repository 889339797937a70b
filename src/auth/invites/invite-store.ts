import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectWriter, valueIn, type WriteContext } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { defined } from '../../foundation/common/given.js';
import { inviteToken } from '../../model/index.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { RightsStore } from '../rights/rights-store.js';

const ENTITY = 'inviteToken';
const ASPECT = inviteToken.name;
const PAGE = 500;

/** A stored invite token. */
export interface StoredInvite {
  readonly urn: string;
  /** Encrypted. */
  readonly token: string;
  /** Urn of the role that the token assigns; undefined = none. */
  readonly role: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
}

/** Invite tokens. An entity's urn contains a digest of its token; the aspect contains the encrypted token. */
@Injectable()
export class InviteStore {
  constructor(
    private readonly store: RightsStore,
    private readonly writer: AspectWriter,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /** Stores a token on behalf of `actorUrn`. */
  async add(token: string, role: string | undefined, actorUrn: string): Promise<void> {
    const value = { token: this.cipher.encrypt(token), ...defined({ role }) };
    const urn = inviteUrn(token);
    const proposal = { urn, entityType: ENTITY, aspectName: ASPECT, changeType: 'UPSERT', value } as const;
    await this.writer.write([proposal], this.contextOf(actorUrn));
  }

  /** The stored data of a token; undefined if it is not valid. */
  async find(token: string): Promise<StoredInvite | undefined> {
    const urn = inviteUrn(token);
    return (await this.read([urn]))[0];
  }

  /** Every invite for one role, or for none. Reads all invites, because there are few. */
  async forRole(role: string | undefined): Promise<readonly StoredInvite[]> {
    const found: StoredInvite[] = [];
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(ENTITY, start, PAGE);
      found.push(...(await this.read(urns)).filter((invite) => invite.role === role));
      if (urns.length < PAGE) return found;
    }
  }

  /** Deletes invites on behalf of `actorUrn`. */
  async remove(invites: readonly StoredInvite[], actorUrn: string): Promise<void> {
    for (const { urn } of invites) await this.writer.deleteEntity(urn, this.contextOf(actorUrn));
  }

  private async read(urns: readonly string[]): Promise<StoredInvite[]> {
    const found = await this.store.latest(urns, [ASPECT]);
    return urns.flatMap((urn) => {
      const aspects = found.get(urn);
      const stored = valueIn(aspects, inviteToken);
      const createdOn = aspects?.get(ASPECT)?.created.time ?? 0;
      return stored === undefined ? [] : [{ urn, token: stored.token, role: stored.role, createdOn }];
    });
  }

  private contextOf(actor: string): WriteContext {
    return { audit: { time: this.clock.now(), actor }, source: 'SYSTEM', searchTiming: 'prompt' };
  }
}

function inviteUrn(token: string): string {
  return `urn:li:inviteToken:${createHash('sha256').update(token, 'utf8').digest('base64')}`;
}
