import { Module } from '@nestjs/common';
import { StepStateResolver } from './step-state.resolver.js';
import { StepStateService } from './step-state.service.js';

/** How far users are with steps of the user interface. */
@Module({ providers: [StepStateResolver, StepStateService] })
export class StepStateModule {}
