import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Metadata key of `@Public()`. */
export const PUBLIC_ROUTE = 'auth:public';

/** Marks a controller or a handler that needs no token. No actor is known there. */
export const Public = (): CustomDecorator => SetMetadata(PUBLIC_ROUTE, true);
