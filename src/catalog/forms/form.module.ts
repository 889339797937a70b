import { Module } from '@nestjs/common';
import { UserDirectory } from '../../auth/index.js';
import { EntityMappings } from '../../entities/index.js';
import { StructuredPropertyModule } from '../../annotations/index.js';
import { DynamicAssignmentService } from './dynamic-assignment.service.js';
import { FormAnswerService } from './form-answer.service.js';
import { FormAssignmentService } from './form-assignment.service.js';
import { FormEditResolver } from './form-edit.resolver.js';
import { FormEditService } from './form-edit.service.js';
import { FormRights } from './form-rights.js';
import { formMapping } from './form.mappings.js';
import { FormResolver } from './form.resolver.js';
import { FORMS_FIELDS } from './forms-field.resolver.js';

/** Forms: their definition, assignment to assets and answers. */
@Module({
  imports: [StructuredPropertyModule],
  providers: [
    FormResolver,
    FormEditResolver,
    FormEditService,
    FormAnswerService,
    FormAssignmentService,
    DynamicAssignmentService,
    FormRights,
    ...FORMS_FIELDS,
  ],
})
export class FormModule {
  constructor(mappings: EntityMappings, users: UserDirectory) {
    mappings.register(formMapping(users));
  }
}
