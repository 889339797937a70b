import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import type { Editor } from '../../entities/index.js';
import { dataHubPageModuleProperties } from '../../model/index.js';
import { DEFAULT_MODULES, pageModuleUrn } from './default-modules.js';
import type { PageModuleParamsInput, UpsertPageModuleInput } from './page-module.input.js';
import { PAGE_MODULE, type StoredModule } from './page-module.mappings.js';
import { DataHubPageModuleType } from './page-module.model.js';
import { type CommonProperties, PageParts } from './page-parts.js';

const { LINK, RICH_TEXT, ASSET_COLLECTION, HIERARCHY } = DataHubPageModuleType;

/** The parameters of the module types that users can create. */
const PARAMS_OF: Readonly<Partial<Record<DataHubPageModuleType, keyof PageModuleParamsInput>>> = {
  [LINK]: 'linkParams',
  [RICH_TEXT]: 'richTextParams',
  [ASSET_COLLECTION]: 'assetCollectionParams',
  [HIERARCHY]: 'hierarchyViewParams',
};

const MODULE = { entityType: PAGE_MODULE.entityType, aspect: dataHubPageModuleProperties } as const;

const DEFAULT_URNS: ReadonlySet<string> = new Set(DEFAULT_MODULES.map(([id]) => pageModuleUrn(id)));

/** Creates, changes and deletes page modules. Throws what `PageParts` throws. */
@Injectable()
export class PageModuleService {
  constructor(private readonly parts: PageParts) {}

  /**
   * Creates or replaces a module and returns its urn. Throws `INVALID_ARGUMENT` for a module type that users cannot
   * create, and if the parameters of the type are missing.
   */
  async upsert({ urn, name, type, scope, params }: UpsertPageModuleInput, by: Editor): Promise<string> {
    const kept = storedParams(type, params);
    const valueOf = (common: CommonProperties): StoredModule => ({ name, type, params: kept, ...common });
    return this.parts.upsert(MODULE, { urn, scope, valueOf }, by);
  }

  /** Deletes a module permanently. Throws `INVALID_ARGUMENT` for the default modules. */
  async delete(urn: string, by: Editor): Promise<void> {
    if (DEFAULT_URNS.has(urn)) throw invalidArgument(`urn: ${urn} is a default module; it cannot be deleted`);
    await this.parts.delete(MODULE, urn, by);
  }
}

function storedParams(type: DataHubPageModuleType, params: PageModuleParamsInput): StoredModule['params'] {
  const name = PARAMS_OF[type];
  if (name === undefined)
    throw invalidArgument(
      `type: modules of type ${type} cannot be made by users; use ${Object.keys(PARAMS_OF).join(', ')}`,
    );
  const chosen = params[name];
  if (chosen == null) throw invalidArgument(`params: ${name} is required for a module of type ${type}`);
  return { [name]: given(chosen) };
}
