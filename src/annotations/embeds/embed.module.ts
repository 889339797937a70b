import { Module } from '@nestjs/common';
import { EmbedResolver } from './embed.resolver.js';
import { EmbedService } from './embed.service.js';

/** Embedding of entities in other web pages. */
@Module({ providers: [EmbedResolver, EmbedService] })
export class EmbedModule {}
