import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { Editor } from '../../entities/index.js';
import { DEFAULT_MODULES, pageModuleUrn } from './default-modules.js';
import { MODULE_KIND } from './page-module.mappings.js';
import type { PageModuleParamsInput, UpsertPageModuleInput } from './page-module.input.js';
import { DataHubPageModuleType } from './page-module.model.js';
import { PageParts } from './page-parts.js';

const { LINK, RICH_TEXT, ASSET_COLLECTION, HIERARCHY } = DataHubPageModuleType;

/** What the modules show that people make, by type. */
const PARAMS_OF: Readonly<Partial<Record<DataHubPageModuleType, keyof PageModuleParamsInput>>> = {
  [LINK]: 'linkParams',
  [RICH_TEXT]: 'richTextParams',
  [ASSET_COLLECTION]: 'assetCollectionParams',
  [HIERARCHY]: 'hierarchyViewParams',
};

const DEFAULT_URNS: ReadonlySet<string> = new Set(DEFAULT_MODULES.map(([id]) => pageModuleUrn(id)));

/** Makes, changes and deletes modules of pages. Throws as `PageParts` does. */
@Injectable()
export class PageModuleService {
  constructor(private readonly parts: PageParts) {}

  /**
   * Writes a module, and answers its urn. Throws `INVALID_ARGUMENT` for a type that people do not make, and without
   * what it shows.
   */
  async upsert({ urn, name, type, scope, params }: UpsertPageModuleInput, by: Editor): Promise<string> {
    const members = { name, type, params: storedParams(type, params) };
    return this.parts.upsert(MODULE_KIND, { urn, scope, members }, by);
  }

  /** Deletes a module for good. Throws `INVALID_ARGUMENT` for those that every installation has. */
  async delete(urn: string, by: Editor): Promise<void> {
    if (DEFAULT_URNS.has(urn)) throw invalidArgument(`urn: ${urn} is a default module; it cannot be deleted`);
    await this.parts.delete(MODULE_KIND, urn, by);
  }
}

function storedParams(type: DataHubPageModuleType, params: PageModuleParamsInput): JsonObject {
  const name = PARAMS_OF[type];
  if (name === undefined)
    throw invalidArgument(`type: ${type} cannot be made; give ${Object.keys(PARAMS_OF).join(', ')}`);
  const given = params[name];
  if (given == null) throw invalidArgument(`params: give ${name} for a module of type ${type}`);
  return { [name]: Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) };
}
