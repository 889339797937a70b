import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { idOfUrn } from '../../../foundation/common/urn.js';
import { type AspectEdit, valueEdit } from '../../../entities/index.js';
import { dataPlatformInfo } from '../../../model/index.js';

/** Maximum length of the name of a new platform. Source: the model's record of platforms. */
const LONGEST_NAME = 15;

/** Reads and creates the platforms of logical models. */
@Injectable()
export class LogicalPlatforms {
  constructor(private readonly store: AspectStore) {}

  /** Returns whether a platform is stored and logical. */
  async isLogical(platform: string): Promise<boolean> {
    return (await this.store.value(platform, dataPlatformInfo))?.logical === true;
  }

  /**
   * Returns the edits that create a logical platform; none if it exists. Throws `INVALID_ARGUMENT` if the platform is
   * not logical, or if its name is too long.
   */
  async creation(platform: string): Promise<readonly AspectEdit[]> {
    const info = await this.store.value(platform, dataPlatformInfo);
    if (info?.logical === true) return [];
    if (info !== undefined)
      throw invalidArgument(`platform: ${platform} is not a logical platform; give a logical one`);
    const name = idOfUrn(platform);
    if (name.length > LONGEST_NAME)
      throw invalidArgument(`platform: the name "${name}" has more than ${LONGEST_NAME} characters`);
    const created = { name, displayName: name, type: 'OTHERS', datasetNameDelimiter: '.', logical: true } as const;
    return [valueEdit(platform, dataPlatformInfo, created)];
  }
}
