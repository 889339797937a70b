import { Field } from '@nestjs/graphql';
import { DataPlatformInstance } from '../../entities/index.js';
import { Deprecation } from './deprecation.model.js';

Field(() => Deprecation, { nullable: true, description: 'Whether the installation should no longer be used.' })(
  DataPlatformInstance.prototype,
  'deprecation',
);
