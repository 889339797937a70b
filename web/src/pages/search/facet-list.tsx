import { type ReactNode, useState } from 'react';
import { Button, Checkbox, countText } from '../../design/index.js';
import { texts } from '../../texts.js';
import type { Facet, FacetValue } from './facets.js';

const words = texts.search;

/** Values of a facet that are shown at first. */
const FEW = 6;

/** Facets that are open at first. */
const OPEN = 5;

/** Properties of `FacetList`. */
export interface FacetListProps {
  readonly facets: readonly Facet[];
  readonly onToggle: (field: string, value: string) => void;
}

/** The facets of a search, each a group of choices. */
export function FacetList({ facets, onToggle }: FacetListProps): ReactNode {
  return facets.map((facet, at) => (
    <FacetGroup
      key={facet.field}
      facet={facet}
      isOpen={at < OPEN || facet.values.some(({ isChosen }) => isChosen)}
      onToggle={(value) => onToggle(facet.field, value)}
    />
  ));
}

interface FacetGroupProps {
  readonly facet: Facet;
  readonly isOpen: boolean;
  readonly onToggle: (value: string) => void;
}

function FacetGroup({ facet: { title, values }, isOpen, onToggle }: FacetGroupProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const shown = values.filter(({ isChosen }, at) => isWhole || at < FEW || isChosen);
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <div className="stack" role="group" aria-label={title}>
        {shown.map((value) => (
          <Checkbox
            key={value.value}
            label={<ValueLabel value={value} />}
            isChecked={value.isChosen}
            onChange={() => onToggle(value.value)}
          />
        ))}
        {shown.length < values.length && (
          <Button look="plain" onClick={() => setWhole(true)}>
            {words.showAll(values.length)}
          </Button>
        )}
      </div>
    </details>
  );
}

function ValueLabel({ value: { name, count } }: { readonly value: FacetValue }): ReactNode {
  return (
    <>
      {name} {count !== undefined && <span className="quiet">{countText(count)}</span>}
    </>
  );
}
