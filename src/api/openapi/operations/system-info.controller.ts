import { Controller } from '@nestjs/common';
import { INTERFACE_VERSION } from '../../../foundation/requests/interface-version.js';
import { AppConfig, REDACTED, type Setting } from '../../../foundation/config/index.js';
import { Operation } from '../operation/operation.decorator.js';
import { SPRING_PROPERTIES } from './spring-properties.js';
import { SYSTEM_INFO } from './system-info.operations.js';

/** Sources of settings under DataHub's names. */
const SOURCES = { environment: 'systemEnvironment', defaults: 'defaultProperties' } as const;

/** A component of the service. */
interface Component {
  readonly name: string;
  readonly status: 'AVAILABLE';
  readonly version: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** The components of the service. The consumers run in the same process. */
interface Components {
  readonly gms: Component;
  readonly maeConsumer: Component;
  readonly mceConsumer: Component;
}

/** One setting with its source. */
interface Property {
  readonly key: string;
  readonly value: string;
  readonly resolvedValue: string;
  readonly source: string;
  readonly sourceType: string;
}

/** All settings, under their own names and DataHub's, and the number of hidden ones. */
interface Properties {
  readonly properties: Readonly<Record<string, Property>>;
  readonly propertySources: readonly { readonly name: string; readonly type: string; readonly propertyCount: number }[];
  readonly totalProperties: number;
  readonly redactedProperties: number;
}

/** The entry of a component that runs in the process of this service. */
const EMBEDDED = { mode: 'embedded', deployment: 'embedded' } as const;

type GivenSetting = Setting & { readonly value: string };

/** The configuration of this process without its secrets, for operators. */
@Controller()
export class SystemInfoController {
  private readonly settings: readonly GivenSetting[];

  constructor({ settings }: AppConfig) {
    this.settings = settings
      .filter((setting): setting is GivenSetting => setting.value !== undefined)
      .flatMap(underBothNames);
  }

  /** The composition of the service. */
  @Operation(SYSTEM_INFO.info)
  info(): { readonly springComponents: Components } {
    return { springComponents: this.components() };
  }

  /** The components of the service. */
  @Operation(SYSTEM_INFO.components)
  components(): Components {
    return {
      gms: available('GMS', this.simple()),
      maeConsumer: available('MAE Consumer', EMBEDDED),
      mceConsumer: available('MCE Consumer', EMBEDDED),
    };
  }

  /** The settings with their sources. */
  @Operation(SYSTEM_INFO.properties)
  properties(): Properties {
    const sources = Object.values(SOURCES).map((name) => ({
      name,
      type: name,
      propertyCount: this.settings.filter((setting) => sourceOf(setting) === name).length,
    }));
    return {
      properties: Object.fromEntries(this.settings.map((setting) => [setting.name, propertyOf(setting)])),
      propertySources: sources,
      totalProperties: this.settings.length,
      redactedProperties: this.settings.filter(({ value }) => value.includes(REDACTED)).length,
    };
  }

  /** The values of the settings, by name. */
  @Operation(SYSTEM_INFO.simpleProperties)
  simple(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.settings.map(({ name, value }) => [name, value]));
  }
}

function available(name: string, properties: Component['properties']): Component {
  return { name, status: 'AVAILABLE', version: `v${INTERFACE_VERSION}`, properties };
}

function underBothNames(setting: GivenSetting): readonly GivenSetting[] {
  const property = SPRING_PROPERTIES[setting.name];
  return property === undefined ? [setting] : [setting, { ...setting, name: property }];
}

function sourceOf({ isDefault }: Setting): string {
  return isDefault ? SOURCES.defaults : SOURCES.environment;
}

function propertyOf(setting: GivenSetting): Property {
  const source = sourceOf(setting);
  return { key: setting.name, value: setting.value, resolvedValue: setting.value, source, sourceType: source };
}
