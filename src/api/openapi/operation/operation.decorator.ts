import {
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
} from '@nestjs/common';
import { BodyIsValue } from '../items.guard.js';
import { type Caller, CurrentCaller } from './caller.js';
import { type DeclaredOperation, type Method, type OperationRequest, pathAt } from './operation.js';

const VERBS: Readonly<Record<Method, RequestMethod>> = {
  get: RequestMethod.GET,
  head: RequestMethod.HEAD,
  post: RequestMethod.POST,
  put: RequestMethod.PUT,
  patch: RequestMethod.PATCH,
  delete: RequestMethod.DELETE,
};

/** Injects the input of an operation. */
const OperationInput = createParamDecorator(
  (operation: DeclaredOperation<unknown>, context: ExecutionContext): unknown =>
    operation.read(context.switchToHttp().getRequest<OperationRequest>()),
);

/**
 * Makes a method the handler of an operation: sets its route, status and access, and passes it the input and the
 * caller. The class is a `@Controller()` without a path.
 */
export const Operation =
  <Input>(operation: DeclaredOperation<Input>) =>
  <M extends (input: Input, caller: Caller) => unknown>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    for (const decorate of decoratorsOf(operation)) decorate(target, key, descriptor as PropertyDescriptor);
    const takes = descriptor.value?.length ?? 0;
    if (takes > 0) OperationInput(operation)(target, key, 0);
    if (takes > 1) CurrentCaller()(target, key, 1);
  };

function decoratorsOf({ places, access, spec }: DeclaredOperation<unknown>): readonly MethodDecorator[] {
  const { method, statuses = [200], answerType, bodyIsValue } = spec;
  const paths = places.map((place) => pathAt(place, spec.path).replace(/\{(\w+)\}/g, ':$1'));
  return [
    RequestMapping({ method: VERBS[method], path: paths }),
    HttpCode(statuses[0] ?? 200),
    ...access.decorators,
    ...(answerType === undefined ? [] : [Header('content-type', `${answerType}; charset=utf-8`)]),
    ...(bodyIsValue === true ? [BodyIsValue()] : []),
  ];
}
