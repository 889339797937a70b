import { type ReactNode, useState } from 'react';
import { Button, Link, PlainText, Table, Time, wordsOf } from '../../design/index.js';
import { texts } from '../../texts.js';
import { alternativeOf, areRecords, isMap, isTime, memberNames, onlyMember } from './aspect-kinds.js';
import { isAddress } from './facts.js';
import { isRecord, isUrn } from './json-values.js';
import type { Json, JsonRecord } from './stored-entity.js';
import { UrnLink } from './urn-link.js';

const words = texts.entity;

/** Items of a list that are shown at first. */
const FEW = 25;

/** Properties of `AspectValue`. */
export interface AspectValueProps {
  /** Name of the member that has the value; it tells times from other numbers. */
  readonly name: string;
  readonly value: Json | undefined;
}

/** A value of an aspect in readable form: records as definitions, lists of records as tables, urns as links. */
export function AspectValue({ name, value }: AspectValueProps): ReactNode {
  if (value === undefined || value === null || value === '') return <span className="quiet">{words.none}</span>;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return isTime(name, value) ? <Time time={value} /> : String(value);
  if (typeof value === 'string') return <TextValue text={value} />;
  if (isRecord(value)) return <RecordValue name={name} value={value} />;
  return <ListValue name={name} values={value} />;
}

function TextValue({ text }: { readonly text: string }): ReactNode {
  if (isUrn(text)) return <UrnLink urn={text} />;
  if (!isAddress(text)) return <PlainText text={text} />;
  return (
    <Link href={text} rel="noreferrer" target="_blank">
      {text}
    </Link>
  );
}

function RecordValue({ name, value }: { readonly name: string; readonly value: JsonRecord }): ReactNode {
  const alternative = alternativeOf(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return <span className="quiet">{words.none}</span>;
  if (alternative !== undefined) return <Alternative {...alternative} />;
  if (entries.length === 1 && name in value) return <AspectValue name={name} value={value[name]} />;
  return (
    <dl className="entity-record">
      {entries.map(([member, inner]) => (
        <div key={member}>
          <dt>{isUrn(member) ? <UrnLink urn={member} /> : isMap(name) ? member : wordsOf(member)}</dt>
          <dd>
            <AspectValue name={member} value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Alternative({ name, value }: { readonly name: string; readonly value: Json }): ReactNode {
  const isEmpty = isRecord(value) && Object.keys(value).length === 0;
  return (
    <>
      {wordsOf(name)}
      {!isEmpty && <AspectValue name={name} value={value} />}
    </>
  );
}

function ListValue({ name, values }: { readonly name: string; readonly values: readonly Json[] }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  if (values.length === 0) return <span className="quiet">{words.none}</span>;
  const shown = isWhole ? values : values.slice(0, FEW);
  return (
    <>
      {areRecords(shown) ? <RecordTable name={name} records={shown} /> : <PlainList name={name} values={shown} />}
      {shown.length < values.length && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {words.showAll(values.length)}
        </Button>
      )}
    </>
  );
}

interface Row {
  readonly record: JsonRecord;
  readonly index: number;
}

function RecordTable({ name, records }: { readonly name: string; readonly records: readonly JsonRecord[] }): ReactNode {
  const only = onlyMember(records);
  if (only !== undefined) return <PlainList name={only[0]} values={only[1]} />;
  return (
    <Table
      caption={wordsOf(name)}
      isCaptionHidden
      rows={records.map((record, index) => ({ record, index }))}
      rowKey={({ index }) => index}
      columns={memberNames(records).map((member) => ({
        title: wordsOf(member),
        cell: ({ record }: Row) => (member in record ? <AspectValue name={member} value={record[member]} /> : ''),
      }))}
    />
  );
}

function PlainList({ name, values }: { readonly name: string; readonly values: readonly Json[] }): ReactNode {
  return (
    <ul className="entity-list">
      {values.map((value, index) => (
        <li key={index}>
          <AspectValue name={name} value={value} />
        </li>
      ))}
    </ul>
  );
}
