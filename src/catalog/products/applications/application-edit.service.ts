import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PatchOperation } from '../../../aspects/index.js';
import { Authorizer, resourceAt } from '../../../auth/index.js';
import { distinct } from '../../../foundation/common/distinct.js';
import { given } from '../../../foundation/common/given.js';
import { Urn } from '../../../foundation/common/urn.js';
import { applicationProperties, applications, domains, ownership } from '../../../model/index.js';
import {
  type Editor,
  EntityEditor,
  EntityReferences,
  patchEdit,
  pointer,
  requireUrnOf,
  setGiven,
  valueEdit,
} from '../../../entities/index.js';
import { technicalOwner } from '../../../annotations/index.js';
import type { CreateApplicationInput, UpdateApplicationInput } from './application-edit.input.js';
import { APPLICATION } from './application.mappings.js';
import { ASSIGNING_APPLICATIONS, CREATING_APPLICATION, EDITING_APPLICATION } from './application.demands.js';

const KEYS = { applications: [] };

/**
 * Creates, changes and deletes applications, and assigns assets to them. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for
 * entities that do not exist.
 */
@Injectable()
export class ApplicationEditService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly references: EntityReferences,
  ) {}

  /** Creates an application, and returns its urn. Throws `INVALID_ARGUMENT` if it exists. */
  async create(input: CreateApplicationInput, by: Editor): Promise<string> {
    await this.authorizer.requireDemand(by.actor, CREATING_APPLICATION);
    const { properties, domainUrn, id, shouldAddCreatorAsOwner } = input;
    if (domainUrn != null) await this.requireDomain(domainUrn);
    const key = id == null || id.trim() === '' ? randomUUID() : id.trim();
    const urn = Urn.of(APPLICATION.entityType, key).toString();
    const { name, description } = properties;
    const edits = [valueEdit(urn, applicationProperties, { name, ...given({ description }) })];
    if (domainUrn != null) edits.push(valueEdit(urn, domains, { domains: [domainUrn] }));
    const { actor, time } = this.editor.stamp(by);
    if (shouldAddCreatorAsOwner !== false) edits.push(valueEdit(urn, ownership, technicalOwner(actor, time)));
    await this.editor.create(
      urn,
      edits,
      by,
      `This Application already exists! (${urn})`,
      domainUrn == null ? [] : [domainUrn],
    );
    return urn;
  }

  /** Changes the members that are given. */
  async update(urn: string, { name, description }: UpdateApplicationInput, by: Editor): Promise<void> {
    requireUrnOf(APPLICATION.entityType, urn, 'urn');
    await this.authorizer.requireDemand(by.actor, EDITING_APPLICATION, resourceAt(urn));
    await this.editor.requireStored([urn]);
    const patch = setGiven(applicationProperties, { name, description });
    if (patch.length > 0) await this.editor.write([patchEdit(urn, applicationProperties, patch)], by, [urn]);
  }

  /** Hard-deletes an application; its assets are kept. */
  async delete(urn: string, by: Editor): Promise<void> {
    requireUrnOf(APPLICATION.entityType, urn, 'urn');
    await this.authorizer.requireDemand(by.actor, EDITING_APPLICATION, resourceAt(urn));
    await this.editor.requireStored([urn]);
    await this.references.deleteEverywhere(urn, by);
  }

  /**
   * Adds an application to all assets or to none. Without an application, removes all applications from the assets.
   */
  async set(application: string | undefined, assets: readonly string[], by: Editor): Promise<void> {
    await this.requireAll(application, assets, by);
    if (application === undefined) {
      await this.editor.write(
        distinct(assets).map((urn) => valueEdit(urn, applications, { applications: [] })),
        by,
        assets,
      );
      return;
    }
    const operation = { op: 'add', path: pointer('applications', application), value: application } as const;
    await this.patch(assets, operation, by, [application, ...assets]);
  }

  /** Removes an application from all assets or from none. */
  async unset(application: string, assets: readonly string[], by: Editor): Promise<void> {
    await this.requireAll(application, assets, by);
    await this.patch(assets, { op: 'remove', path: pointer('applications', application) }, by, assets);
  }

  private async patch(
    assets: readonly string[],
    operation: PatchOperation,
    by: Editor,
    whileStored: readonly string[],
  ): Promise<void> {
    const edits = distinct(assets).map((urn) => patchEdit(urn, applications, [operation], KEYS));
    await this.editor.write(edits, by, whileStored);
  }

  private async requireAll(application: string | undefined, assets: readonly string[], by: Editor): Promise<void> {
    await this.authorizer.requireOnEach(by.actor, ASSIGNING_APPLICATIONS, assets);
    if (application !== undefined) requireUrnOf(APPLICATION.entityType, application, 'applicationUrn');
    await this.editor.requireStored([...assets, ...(application === undefined ? [] : [application])]);
  }

  private async requireDomain(urn: string): Promise<void> {
    requireUrnOf('domain', urn, 'domainUrn');
    await this.editor.requireStored([urn]);
  }
}
