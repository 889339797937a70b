import { type CustomDecorator, SetMetadata } from '@nestjs/common';

/** Metadata key of `@Public()`. */
export const PUBLIC_ROUTE = 'auth:public';

/** Marks a controller or handler that needs no token and has no actor. */
export const Public = (): CustomDecorator => SetMetadata(PUBLIC_ROUTE, true);
