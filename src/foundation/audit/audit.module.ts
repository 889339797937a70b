import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditStore } from './audit-store.js';
import { AuditTrail } from './audit-trail.js';
import { Refusals } from './refusals.js';

/** Provides the audit trail to every module. */
@Global()
@Module({ providers: [AuditStore, AuditLog, AuditTrail, Refusals], exports: [AuditTrail] })
export class AuditModule {}
