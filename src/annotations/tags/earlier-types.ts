import { Field } from '@nestjs/graphql';
import { DataPlatformInstance } from '../../entities/index.js';
import { CorpUser } from '../../identity/index.js';
import { GlobalTags } from './global-tags.model.js';

for (const { prototype } of [CorpUser, DataPlatformInstance]) {
  Field(() => GlobalTags, { nullable: true, description: 'Tags of the entity.' })(prototype, 'tags');
}

Field(() => GlobalTags, { nullable: true, description: 'The same as `tags`.', deprecationReason: 'Use tags.' })(
  CorpUser.prototype,
  'globalTags',
);
