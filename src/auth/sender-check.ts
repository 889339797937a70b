import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ServiceHttpAdapter } from '../foundation/http/index.js';
import { AuthenticationService } from './authentication.service.js';

/**
 * Authenticates requests with long bodies before these are parsed, so that nobody without credentials can make the
 * service work. The guard authenticates them again, as any request.
 */
@Injectable()
export class SenderCheck implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly authentication: AuthenticationService,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    if (httpAdapter instanceof ServiceHttpAdapter)
      httpAdapter.checkSenders((request) => this.authentication.authenticate(request));
  }
}
