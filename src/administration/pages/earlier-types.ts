import { Field } from '@nestjs/graphql';
import { CorpUserHomePageSettings } from '../../identity/index.js';
import { DataHubPageTemplate } from './page-template.model.js';

Field(() => DataHubPageTemplate, {
  nullable: true,
  description: 'How the page is laid out; as for everybody when null.',
})(CorpUserHomePageSettings.prototype, 'pageTemplate');
