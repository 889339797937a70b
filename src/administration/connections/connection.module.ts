import { Module } from '@nestjs/common';
import { SecretCipher } from '../../auth/index.js';
import { EntityMappings } from '../../entities/index.js';
import { connectionMapping } from './connection.mappings.js';
import { ConnectionResolver } from './connection.resolver.js';
import { ConnectionService } from './connection.service.js';

/** Connections to external systems. */
@Module({ providers: [ConnectionResolver, ConnectionService] })
export class ConnectionModule {
  constructor(mappings: EntityMappings, cipher: SecretCipher) {
    mappings.register(connectionMapping(cipher));
  }
}
