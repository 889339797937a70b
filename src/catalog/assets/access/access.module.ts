import { Module } from '@nestjs/common';
import { ACCESS_FIELDS } from './access-field.resolvers.js';

/** External roles that grant access to the data of entities. */
@Module({ providers: ACCESS_FIELDS })
export class AccessModule {}
