import { instancePlatform } from '../../assets/assets/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  entityTypeOfUrn,
  type GraphqlContext,
} from '../../../entities/index.js';
import type { TimeseriesStore } from '../../../timeseries/index.js';
import { seriesValues, type ValuesArguments } from '../../usage/usage/index.js';
import { toAssertionInfo } from './assertion-info.js';
import { AssertionActionType } from './assertion-action-type.enum.js';
import { toRunEvents } from './run-events.js';
import { asserteeOf } from './stored-assertion.js';

/** Platform of assertions that name none. */
const UNKNOWN_PLATFORM = 'urn:li:dataPlatform:unknown';

/** Which runs are asked for. */
interface RunEventsArguments extends ValuesArguments {
  readonly status?: string | null;
}

interface StoredActions {
  readonly onSuccess?: readonly { readonly type: string }[];
  readonly onFailure?: readonly { readonly type: string }[];
}

const dataset: EntityFieldResolver = async ({ urn }, _args, context) => {
  const info = await context.entities.value(urn, 'assertionInfo');
  const assertee = info === undefined ? undefined : asserteeOf(info);
  return assertee !== undefined && entityTypeOfUrn(assertee) === 'dataset' ? context.entities.ref(assertee) : null;
};

const actions = aspectField<StoredActions>('assertionActions', ({ onSuccess = [], onFailure = [] }) => ({
  onSuccess: onSuccess.filter(isKnown),
  onFailure: onFailure.filter(isKnown),
}));

/** How an assertion shows in GraphQL. */
export function assertionMapping(timeseries: TimeseriesStore): EntityMapping {
  return {
    entityType: 'assertion',
    typeName: 'Assertion',
    fields: {
      platform: instancePlatform(() => UNKNOWN_PLATFORM),
      info: aspectField('assertionInfo', (info, { urn }) => toAssertionInfo(info, urn)),
      dataset,
      actions,
      runEvents: ({ urn }, args: RunEventsArguments, context) => runEvents(timeseries, urn, args, context),
    },
  };
}

async function runEvents(
  timeseries: TimeseriesStore,
  urn: string,
  { status, ...args }: RunEventsArguments,
  { entities }: GraphqlContext,
): Promise<object> {
  if (!(await entities.canView(urn))) return toRunEvents([]);
  const isStatus = status == null ? [] : [{ field: 'status', values: [status] }];
  const filter = { and: [...(args.filter?.and ?? []), ...isStatus] };
  return toRunEvents(await seriesValues(timeseries, urn, 'assertionRunEvent', { ...args, filter }));
}

function isKnown({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(AssertionActionType, type);
}
