import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import { displayPropertiesField } from './display-properties.mappings.js';
import { DisplayResolver } from './display.resolver.js';
import { DisplayService } from './display.service.js';
import './earlier-types.js';

/** Colours and icons of entities. */
@Module({ providers: [DisplayResolver, DisplayService] })
export class DisplayModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ displayProperties: displayPropertiesField });
  }
}
