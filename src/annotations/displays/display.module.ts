import { Module } from '@nestjs/common';
import { DISPLAY_FIELDS } from './display-field.resolvers.js';
import { DisplayResolver } from './display.resolver.js';
import { DisplayService } from './display.service.js';

/** Colours and icons of entities. */
@Module({ providers: [DisplayResolver, DisplayService, ...DISPLAY_FIELDS] })
export class DisplayModule {}
