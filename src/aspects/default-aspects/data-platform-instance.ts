import { Urn } from '../../foundation/common/urn.js';
import type { DefaultAspect, NewEntity } from './default-aspect.js';
import { keyText } from './key-text.js';

/** The form of the platform in the key of each entity type that belongs to one. */
const PLATFORM_OF: Readonly<Record<string, (created: NewEntity) => string>> = {
  dataset: platformPart,
  mlModel: platformPart,
  mlFeatureTable: platformPart,
  mlModelDeployment: platformPart,
  mlModelGroup: platformPart,
  chart: (created) => platformNamed(keyText(created, 'dashboardTool')),
  dashboard: (created) => platformNamed(keyText(created, 'dashboardTool')),
  dataFlow: (created) => platformNamed(keyText(created, 'orchestrator')),
  dataJob: (created) => platformNamed(Urn.parse(keyText(created, 'flow')).parts[0] ?? ''),
};

/** The platform that the urn names. */
export const DATA_PLATFORM_INSTANCE: DefaultAspect = {
  aspectName: 'dataPlatformInstance',
  valueFor(created) {
    const platform = PLATFORM_OF[created.entity.name]?.(created) ?? '';
    return platform === '' ? undefined : { platform };
  },
};

function platformPart(created: NewEntity): string {
  return keyText(created, 'platform');
}

function platformNamed(name: string): string {
  return Urn.tryParse(`urn:li:dataPlatform:${name.toLowerCase()}`)?.toString() ?? '';
}
