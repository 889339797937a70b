import { registerEnumType } from '@nestjs/graphql';

/** Errors that prevent the evaluation of an assertion. */
export enum AssertionResultErrorType {
  SOURCE_CONNECTION_ERROR = 'SOURCE_CONNECTION_ERROR',
  SOURCE_QUERY_FAILED = 'SOURCE_QUERY_FAILED',
  INVALID_PARAMETERS = 'INVALID_PARAMETERS',
  INSUFFICIENT_DATA = 'INSUFFICIENT_DATA',
  INVALID_SOURCE_TYPE = 'INVALID_SOURCE_TYPE',
  UNSUPPORTED_PLATFORM = 'UNSUPPORTED_PLATFORM',
  CUSTOM_SQL_ERROR = 'CUSTOM_SQL_ERROR',
  FIELD_ASSERTION_ERROR = 'FIELD_ASSERTION_ERROR',
  UNKNOWN_ERROR = 'UNKNOWN_ERROR',
}

registerEnumType(AssertionResultErrorType, {
  name: 'AssertionResultErrorType',
  description: 'Errors that prevent the evaluation of an assertion.',
});
