import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { checkItems } from '../../foundation/requests/items-limit.js';
import { isJsonObject } from '../../foundation/json/json.js';
import { AppConfig } from '../../foundation/config/index.js';

const IS_VALUE = 'openapi:bodyIsValue';

/** Marks a handler whose body is the value of an aspect, whose lists only the model limits. */
export const BodyIsValue = (): MethodDecorator => SetMetadata(IS_VALUE, true);

/** Refuses bodies and queries whose lists exceed the limit of items per request, before they are processed. */
@Injectable()
export class ItemsGuard implements CanActivate {
  constructor(
    private readonly config: AppConfig,
    private readonly reflector: Reflector,
  ) {}

  /** Throws `INVALID_ARGUMENT` naming the list, its number of items and the setting. */
  canActivate(context: ExecutionContext): boolean {
    const { body, query } = context.switchToHttp().getRequest<FastifyRequest>();
    const { itemsLimit } = this.config.http;
    if (isJsonObject(query)) checkItems(query, itemsLimit);
    if (this.reflector.get<boolean | undefined>(IS_VALUE, context.getHandler()) === true) return true;
    if (isJsonObject(body)) checkItems({ '': Object.keys(body) }, itemsLimit);
    checkItems({ '': body }, itemsLimit);
    return true;
  }
}
