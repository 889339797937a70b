import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../../../foundation/http/index.js';

/** What stands in the path after `/openapi/v3/entity/{type}/`, still percent-encoded. */
export const EntityPathText = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { url } = context.switchToHttp().getRequest<FastifyRequest>();
  const [, , , , , ...rest] = pathOf(url).split('/');
  return rest.join('/').replace(/\/$/, '');
});
