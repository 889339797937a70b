import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, SecretCipher } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import type { CreateSecretInput, UpdateSecretInput } from './secret.input.js';
import type { Secret, SecretValue } from './secret.model.js';
import { MANAGING_SECRETS, BEING_OF_SYSTEM } from './secret.demands.js';

/** The model's name of secrets. */
export const SECRET = 'dataHubSecret';

const ASPECT = 'dataHubSecretValue';

const SYSTEM_ONLY =
  'The values of secrets are for system principals only: the system client, or a user with corpUserInfo.system.';

interface StoredSecret {
  readonly name: string;
  readonly value: string;
  readonly description?: string;
}

/** Keeps secrets of ingestion, encrypted. Throws `FORBIDDEN` to those who do not manage secrets. */
@Injectable()
export class SecretService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly cipher: SecretCipher,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Throws `FORBIDDEN` unless the actor manages secrets. */
  async authorize(actor: Actor): Promise<void> {
    await this.authorizer.requireDemand(actor, MANAGING_SECRETS);
  }

  /** What may be shown of secrets, in the order of `urns`; those that are not stored are left out. */
  async describe(urns: readonly string[]): Promise<Secret[]> {
    const stored = await this.stored(urns);
    return urns.flatMap((urn) => {
      const secret = stored.get(urn);
      return secret === undefined ? [] : [{ urn, name: secret.name, description: secret.description ?? null }];
    });
  }

  /**
   * The values behind names in clear, for the system alone: its client, and users whose `corpUserInfo` marks them as of
   * the system. Unknown names are left out. Throws `FORBIDDEN` to all others.
   */
  async values(names: readonly string[], { actor }: Editor): Promise<SecretValue[]> {
    await this.authorize(actor);
    if (!(await this.isOfSystem(actor))) throw refusalOf(BEING_OF_SYSTEM, undefined, SYSTEM_ONLY);
    const urns = names.map((name) => Urn.of(SECRET, name).toString());
    const stored = await this.stored(urns);
    return urns.flatMap((urn) => {
      const secret = stored.get(urn);
      return secret === undefined ? [] : [{ name: secret.name, value: this.cipher.decrypt(secret.value) }];
    });
  }

  /** Keeps a secret, and answers its urn. Throws `INVALID_ARGUMENT` when there is one of that name. */
  async create({ name, value, description }: CreateSecretInput, by: Editor): Promise<string> {
    await this.authorize(by.actor);
    const urn = Urn.of(SECRET, name).toString();
    const secret = {
      name,
      value: this.cipher.encrypt(value),
      ...(description == null ? {} : { description }),
      created: { time: this.clock.now(), actor: by.actor.urn },
    };
    try {
      await this.editor.write([{ urn, aspectName: ASPECT, value: secret, onlyNewEntity: true }], by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /** Replaces a secret, and answers its urn. Throws `INVALID_ARGUMENT` when it is not stored. */
  async update({ urn, name, value, description }: UpdateSecretInput, by: Editor): Promise<string> {
    await this.authorize(by.actor);
    requireSecretUrn(urn);
    await this.editor.requireStored([urn]);
    const encrypted = this.cipher.encrypt(value);
    const described =
      description == null
        ? ({ op: 'remove', path: '/description' } as const)
        : ({ op: 'add', path: '/description', value: description } as const);
    const patch = [
      { op: 'add', path: '/name', value: name } as const,
      { op: 'add', path: '/value', value: encrypted } as const,
      described,
    ];
    await this.editor.write([{ urn, aspectName: ASPECT, patch }], by);
    return urn;
  }

  /** Deletes a secret for good; one that is not stored is no error. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.authorize(by.actor);
    requireSecretUrn(urn);
    await this.editor.delete(urn, by);
  }

  private async isOfSystem({ isSystem, urn }: Actor): Promise<boolean> {
    return isSystem || (await this.store.latestOne(urn, 'corpUserInfo'))?.value['system'] === true;
  }

  private async stored(urns: readonly string[]): Promise<ReadonlyMap<string, StoredSecret>> {
    const found = await this.store.latest(urns, [ASPECT]);
    const values = [...found].map(([urn, aspects]) => [urn, aspects.get(ASPECT)?.value] as const);
    return new Map(
      values.flatMap(([urn, value]) => (value === undefined ? [] : [[urn, value as unknown as StoredSecret]])),
    );
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Secret already exists! (${urn})`);
  }
}

function requireSecretUrn(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== SECRET) throw invalidArgument(`${urn} names a ${entityType}; give the urn of a ${SECRET}`);
}
