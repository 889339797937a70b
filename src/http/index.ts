export { ErrorStyles, type ErrorAnswer, type ErrorStyle, type FailedRequest } from './error-style.js';
export { FailureReporter } from './failure-reporter.js';
export { describeFailure, type Failure } from './failure.js';
export { createHttpAdapter } from './http-adapter.js';
export { failedRequest, sendErrorAnswer } from './http-exception.filter.js';
export { HttpModule } from './http.module.js';
export { isFromBrowser, type LimitedRequest, RateLimiter, type RateLimitStatus } from './rate-limits/rate-limiter.js';
export { pathOf, percentDecode, queryOf } from './request-path.js';
export { validationMessage } from './validation-message.js';
