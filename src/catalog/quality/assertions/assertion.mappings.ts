import { instancePlatform } from '../../assets/assets/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  type GraphqlContext,
  mapping,
} from '../../../entities/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { assertionActions, assertionInfo, assertionRunEvent } from '../../../model/index.js';
import type { TimeseriesStore } from '../../../timeseries/index.js';
import { seriesValues, type ValuesArguments } from '../../usage/usage/index.js';
import { toAssertionInfo } from './assertion-info.js';
import { AssertionActionType } from './assertion-action-type.enum.js';
import { Assertion } from './assertion.model.js';
import { toRunEvents } from './run-events.js';
import { asserteeOf } from './stored-assertion.js';

/** Platform of assertions without a stored platform. */
const UNKNOWN_PLATFORM = 'urn:li:dataPlatform:unknown';

/** Arguments of the field `runEvents`. */
interface RunEventsArguments extends ValuesArguments {
  readonly status?: string | null;
}

const dataset: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const info = await entities.value(urn, assertionInfo);
  const assertee = info && asserteeOf(info);
  return assertee !== undefined && entityTypeOfUrn(assertee) === 'dataset' ? entities.ref(assertee) : null;
};

const actions = aspectField(assertionActions, ({ onSuccess, onFailure }) => ({
  onSuccess: onSuccess.filter(isKnown),
  onFailure: onFailure.filter(isKnown),
}));

/** Resolves the fields of assertions; `timeseries` holds their runs. */
export function assertionMapping(timeseries: TimeseriesStore): EntityMapping {
  const runEvents: EntityFieldResolver<RunEventsArguments> = ({ urn }, args, context) =>
    runEventsOf(timeseries, urn, args, context);
  return mapping(Assertion, 'assertion', {
    platform: instancePlatform(() => UNKNOWN_PLATFORM),
    info: aspectField(assertionInfo, (info, { urn }) => toAssertionInfo(info, urn)),
    dataset,
    actions,
    runEvents,
  });
}

async function runEventsOf(
  timeseries: TimeseriesStore,
  urn: string,
  { status, ...args }: RunEventsArguments,
  { entities }: GraphqlContext,
): Promise<object> {
  if (!(await entities.canView(urn))) return toRunEvents([]);
  const isStatus = status == null ? [] : [{ field: 'status', values: [status] }];
  const filter = { and: [...(args.filter?.and ?? []), ...isStatus] };
  return toRunEvents(await seriesValues(timeseries, urn, assertionRunEvent, { ...args, filter }));
}

function isKnown({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(AssertionActionType, type);
}
