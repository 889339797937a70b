import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { labelOf, type LabelSource } from '../../api/labels.js';
import { graphql } from '../../api/requests.js';
import { useGraphql } from '../../api/use-graphql.js';
import { Button, Dialog, Notice, TextInput, urnText } from '../../design/index.js';
import { useNotify } from '../../shell/notices.js';
import { useSettled } from '../../shell/use-settled.js';
import { texts } from '../../texts.js';
import { addTagMutation, findTagsQuery, removeTagMutation } from './entity.generated.js';
import { useLabel } from './labels-context.js';
import { storedEntityKey } from './stored-entity.js';

const words = texts.entity;

const PAUSE_MS = 150;

/** Properties of `TagsDialog`. */
export interface TagsDialogProps {
  readonly urn: string;
  readonly tags: readonly string[];
  readonly onClose: () => void;
}

interface Change {
  readonly isAddition: boolean;
  readonly tag: string;
  readonly name: string;
}

/** Adds tags to an entity and removes them, each at once. */
export function TagsDialog({ urn, tags, onClose }: TagsDialogProps): ReactNode {
  const [text, setText] = useState('');
  const notify = useNotify();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ isAddition, tag }: Change): Promise<unknown> => {
      const variables = { input: { tagUrn: tag, resourceUrn: urn } };
      return isAddition ? graphql(addTagMutation, variables) : graphql(removeTagMutation, variables);
    },
    onSuccess: async (_, { isAddition, name }) => {
      await client.invalidateQueries({ queryKey: storedEntityKey(urn) });
      notify({ tone: 'good', text: isAddition ? words.tagAdded(name) : words.tagRemoved(name) });
    },
  });
  return (
    <Dialog title={words.editTags} onClose={onClose}>
      <div className="stack">
        <p className="quiet">{words.tagsHint}</p>
        {tags.length === 0 && <p className="quiet">{words.noTags}</p>}
        <ul className="entity-tags">
          {tags.map((tag) => (
            <TagRow
              key={tag}
              tag={tag}
              isBusy={change.isPending}
              onRemove={(name) => change.mutate({ isAddition: false, tag, name })}
            />
          ))}
        </ul>
        <TextInput label={words.findTag} type="search" value={text} onChange={setText} autoComplete="off" />
        <Candidates
          text={text}
          without={tags}
          isBusy={change.isPending}
          onAdd={(tag, name) => change.mutate({ isAddition: true, tag, name })}
        />
        {change.error !== null && <Notice tone="alert">{change.error.message}</Notice>}
      </div>
    </Dialog>
  );
}

interface TagRowProps {
  readonly tag: string;
  readonly isBusy: boolean;
  readonly onRemove: (name: string) => void;
}

function TagRow({ tag, isBusy, onRemove }: TagRowProps): ReactNode {
  const name = useLabel(tag) ?? urnText(tag);
  return (
    <li>
      <span>{name}</span>
      <Button isBusy={isBusy} aria-label={words.removeTag(name)} onClick={() => onRemove(name)}>
        {words.remove}
      </Button>
    </li>
  );
}

interface CandidatesProps {
  readonly text: string;
  readonly without: readonly string[];
  readonly isBusy: boolean;
  readonly onAdd: (tag: string, name: string) => void;
}

function Candidates({ text, without, isBusy, onAdd }: CandidatesProps): ReactNode {
  const query = useSettled(text.trim(), PAUSE_MS);
  const { data } = useGraphql(
    findTagsQuery,
    { query: query === '' ? '*' : `${query}*` },
    { placeholderData: keepPreviousData },
  );
  const hits: readonly { readonly entity: LabelSource }[] = data?.searchAcrossEntities?.searchResults ?? [];
  const found = hits.filter(({ entity }) => !without.includes(entity.urn));
  if (data !== undefined && found.length === 0) return <p className="quiet">{words.noTagFound}</p>;
  return (
    <ul className="entity-tags">
      {found.map(({ entity }) => {
        const name = labelOf(entity) ?? urnText(entity.urn);
        return (
          <li key={entity.urn}>
            <span>{name}</span>
            <Button isBusy={isBusy} aria-label={words.addTag(name)} onClick={() => onAdd(entity.urn, name)}>
              {words.add}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
