import { Module } from '@nestjs/common';
import { EmbedResolver } from './embed.resolver.js';
import { EmbedService } from './embed.service.js';

/** How entities are shown inside other pages. */
@Module({ providers: [EmbedResolver, EmbedService] })
export class EmbedModule {}
