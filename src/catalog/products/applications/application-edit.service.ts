import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, type PatchOperation } from '../../../aspects/index.js';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type AspectEdit, type Editor, EntityEditor, EntityReferences, pointer } from '../../../entities/index.js';
import { technicalOwner } from '../../../annotations/index.js';
import type { CreateApplicationInput, UpdateApplicationInput } from './application-edit.input.js';
import { APPLICATION } from './application.mappings.js';
import { ASSIGNING_APPLICATIONS, CREATING_APPLICATION, EDITING_APPLICATION } from './application.demands.js';

const PROPERTIES = 'applicationProperties';

const MEMBERSHIP = 'applications';

const KEYS = { [MEMBERSHIP]: [] };

/**
 * Creates, changes and deletes applications, and says what belongs to them. Throws `FORBIDDEN`, and `INVALID_ARGUMENT`
 * for what does not exist.
 */
@Injectable()
export class ApplicationEditService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /** Creates an application, and answers its urn. Throws `INVALID_ARGUMENT` when it exists. */
  async create(input: CreateApplicationInput, by: Editor): Promise<string> {
    await this.authorizer.requireDemand(by.actor, CREATING_APPLICATION);
    const { properties, domainUrn, id, shouldAddCreatorAsOwner } = input;
    if (domainUrn != null) await this.requireDomain(domainUrn);
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(APPLICATION.entityType, key).toString();
    const { name, description } = properties;
    const value = { name, ...(description == null ? {} : { description }) };
    const edits: AspectEdit[] = [{ urn, aspectName: PROPERTIES, value, onlyNewEntity: true }];
    if (domainUrn != null)
      edits.push({ urn, aspectName: 'domains', value: { domains: [domainUrn] }, onlyNewEntity: true });
    const ownership = technicalOwner(by.actor.urn, this.clock.now());
    if (shouldAddCreatorAsOwner !== false)
      edits.push({ urn, aspectName: 'ownership', value: ownership, onlyNewEntity: true });
    try {
      await this.editor.write(edits, by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') await this.refuseExisting(urn);
      throw error;
    }
    return urn;
  }

  /** Changes what is given. */
  async update(urn: string, { name, description }: UpdateApplicationInput, by: Editor): Promise<void> {
    requireApplicationUrn('urn', urn);
    await this.authorizer.requireDemand(by.actor, EDITING_APPLICATION, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const patch = Object.entries({ name, description }).flatMap(([field, value]): PatchOperation[] =>
      value == null ? [] : [{ op: 'add', path: pointer(field), value }],
    );
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: PROPERTIES, patch }], by);
  }

  /** Deletes an application for good; what belonged to it stays. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireApplicationUrn('urn', urn);
    await this.authorizer.requireDemand(by.actor, EDITING_APPLICATION, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const before = await this.references.of(urn);
    await this.editor.delete(urn, by);
    await this.references.remove(urn, before);
  }

  /** Makes all assets belong to an application too, or to none at all when it is undefined; all or none of them. */
  async set(application: string | undefined, assets: readonly string[], by: Editor): Promise<void> {
    await this.requireAll(application, assets, by);
    if (application === undefined) {
      const value = { applications: [] };
      await this.editor.write(
        assets.map((urn) => ({ urn, aspectName: MEMBERSHIP, value })),
        by,
      );
      return;
    }
    await this.patch(assets, { op: 'add', path: pointer(MEMBERSHIP, application), value: application }, by);
  }

  /** Makes all assets belong to an application no more, or none of them. */
  async unset(application: string, assets: readonly string[], by: Editor): Promise<void> {
    await this.requireAll(application, assets, by);
    await this.patch(assets, { op: 'remove', path: pointer(MEMBERSHIP, application) }, by);
  }

  private async patch(assets: readonly string[], operation: PatchOperation, by: Editor): Promise<void> {
    const edits = [...new Set(assets)].map((urn) => ({ urn, aspectName: MEMBERSHIP, patch: [operation], keys: KEYS }));
    await this.editor.write(edits, by);
  }

  private async requireAll(application: string | undefined, assets: readonly string[], by: Editor): Promise<void> {
    await this.authorizer.requireOnEach(by.actor, ASSIGNING_APPLICATIONS, assets);
    if (application !== undefined) requireApplicationUrn('applicationUrn', application);
    await this.editor.requireStored([...assets, ...(application === undefined ? [] : [application])]);
  }

  private async requireDomain(urn: string): Promise<void> {
    const { entityType } = Urn.parse(urn);
    if (entityType !== 'domain')
      throw invalidArgument(`domainUrn: ${urn} names a ${entityType}; give the urn of a domain`);
    await this.editor.requireStored([urn]);
  }

  private async refuseExisting(urn: string): Promise<void> {
    if (await this.store.exists(urn, { includeSoftDeleted: true }))
      throw invalidArgument(`This Application already exists! (${urn})`);
  }
}

function requireApplicationUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== APPLICATION.entityType)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of an application`);
}
