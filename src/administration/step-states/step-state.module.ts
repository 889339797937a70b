import { Module } from '@nestjs/common';
import { StepStateResolver } from './step-state.resolver.js';
import { StepStateService } from './step-state.service.js';

/** Progress of users in steps of the user interface. */
@Module({ providers: [StepStateResolver, StepStateService] })
export class StepStateModule {}
