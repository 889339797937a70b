import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, SecretCipher } from '../../auth/index.js';
import { distinct } from '../../foundation/common/distinct.js';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, patchEdit, requireUrnOf, setOrRemove, valueEdit } from '../../entities/index.js';
import { corpUserInfo, dataHubSecretValue } from '../../model/index.js';
import type { CreateSecretInput, UpdateSecretInput } from './secret.input.js';
import type { Secret, SecretValue } from './secret.model.js';
import { MANAGING_SECRETS, BEING_OF_SYSTEM } from './secret.demands.js';

/** The entity type of secrets. */
export const SECRET = 'dataHubSecret';

const SYSTEM_ONLY =
  'Only system principals may read the values of secrets: the system client and users with corpUserInfo.system.';

/** Stores secrets for ingestion, encrypted. Throws `FORBIDDEN` unless the actor manages secrets. */
@Injectable()
export class SecretService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly cipher: SecretCipher,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
  ) {}

  /** Throws `FORBIDDEN` unless the actor manages secrets. */
  async authorize(actor: Actor): Promise<void> {
    await this.authorizer.requireDemand(actor, MANAGING_SECRETS);
  }

  /** Returns secrets without their values, in the order of `urns`; secrets that do not exist are omitted. */
  async describe(urns: readonly string[]): Promise<Secret[]> {
    const stored = await this.store.values(urns, dataHubSecretValue);
    return urns.flatMap((urn) => {
      const secret = stored.get(urn);
      return secret === undefined ? [] : [{ urn, name: secret.name, description: secret.description ?? null }];
    });
  }

  /**
   * Returns the decrypted values of secrets by name, each once; unknown names are omitted. Throws `FORBIDDEN` unless
   * the actor is the system client or a user whom `corpUserInfo` marks as a system user.
   */
  async values(names: readonly string[], { actor }: Editor): Promise<SecretValue[]> {
    await this.authorize(actor);
    if (!(await this.isOfSystem(actor))) throw refusalOf(BEING_OF_SYSTEM, undefined, SYSTEM_ONLY);
    const urns = distinct(names).map((name) => Urn.of(SECRET, name).toString());
    const stored = await this.store.values(urns, dataHubSecretValue);
    return urns.flatMap((urn) => {
      const secret = stored.get(urn);
      return secret === undefined ? [] : [{ name: secret.name, value: this.cipher.decrypt(secret.value) }];
    });
  }

  /** Creates a secret and returns its urn. Throws `INVALID_ARGUMENT` if a secret with the name exists. */
  async create({ name, value, description }: CreateSecretInput, by: Editor): Promise<string> {
    await this.authorize(by.actor);
    const urn = Urn.of(SECRET, name).toString();
    const created = this.editor.stamp(by);
    const secret = { name, value: this.cipher.encrypt(value), ...given({ description }), created };
    const edit = valueEdit(urn, dataHubSecretValue, secret);
    await this.editor.create(urn, [edit], by, `This Secret already exists! (${urn})`);
    return urn;
  }

  /** Replaces a secret and returns its urn. Throws `INVALID_ARGUMENT` if the secret does not exist. */
  async update({ urn, name, value, description }: UpdateSecretInput, by: Editor): Promise<string> {
    await this.authorize(by.actor);
    requireUrnOf(SECRET, urn, 'urn');
    await this.editor.requireStored([urn]);
    const patch = [
      setOrRemove('/name', name),
      setOrRemove('/value', this.cipher.encrypt(value)),
      setOrRemove('/description', description),
    ];
    await this.editor.write([patchEdit(urn, dataHubSecretValue, patch)], by, [urn]);
    return urn;
  }

  /** Deletes a secret permanently; does nothing if the secret does not exist. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.authorize(by.actor);
    requireUrnOf(SECRET, urn, 'urn');
    await this.editor.delete(urn, by);
  }

  private async isOfSystem({ isSystem, urn }: Actor): Promise<boolean> {
    return isSystem || (await this.store.value(urn, corpUserInfo))?.system === true;
  }
}
